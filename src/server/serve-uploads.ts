import type { Hono } from 'hono'
import type { HttpEnv } from './mount.ts'
import { API_CSP } from './security-headers.ts'
import { UPLOADS_PATH, type Uploads } from './uploads.ts'

/** Sends the files. The name of one never gets another content. */
export function mountUploads(app: Hono<HttpEnv>, uploads: Uploads): void {
  app.get(`${UPLOADS_PATH}:folder/:name`, async (c, next) => {
    const file = await uploads.get(`${c.req.param('folder')}/${c.req.param('name')}`)
    if (!file) return await next()
    return c.body(Buffer.from(file.bytes), 200, {
      'content-type': file.type,
      'content-security-policy': API_CSP,
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
}
