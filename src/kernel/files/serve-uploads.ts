import type { Hono } from 'hono'
import { AppError } from '../../shared/errors.ts'
import type { Services } from '../http/context.ts'
import type { HttpEnv } from '../http/mount.ts'
import { API_CSP } from '../http/security-headers.ts'
import { UPLOADS_PATH } from './uploads.ts'

/** Sends the files. The name of one never gets another content. */
export function mountUploads(
  app: Hono<HttpEnv>,
  { addresses, uploads }: Pick<Services, 'addresses' | 'uploads'>,
): void {
  addresses.add(`${UPLOADS_PATH}*`)
  app.get(`${UPLOADS_PATH}:folder/:name`, async (c) => {
    const file = await uploads.get(`${c.req.param('folder')}/${c.req.param('name')}`)
    if (!file) throw new AppError('not_found', 'Not found')
    return c.body(Buffer.from(file.bytes), 200, {
      'content-type': file.type,
      'content-security-policy': API_CSP,
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
}
