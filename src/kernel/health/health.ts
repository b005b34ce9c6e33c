/** How the program is: for whoever sends it requests, and for its operator. */

import type { Hono } from 'hono'
import { AppError } from '../../shared/errors.ts'
import { READ_COST } from '../../shared/limits.ts'
import type { Services } from '../http/context.ts'
import type { HttpContext, HttpEnv } from '../http/mount.ts'
import { readMetrics } from './metrics.ts'

const PRIVATE_PEER = /^(::1|::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/

/** When whoever asks may look again. */
const RETRY_SECONDS = '5'

/**
 * `/healthz`: the process answers. `/readyz`: everything works; what does not is named. `/readyz/pages`: visitors may be
 * sent here, since public pages need neither the database nor room on the disk. `/metrics`: for the operator's own
 * network.
 */
export function mountHealth(
  app: Hono<HttpEnv>,
  { database, catalog, metrics, relay, addresses, outages }: Services,
  readiness: { accepting: boolean },
): void {
  for (const path of ['/healthz', '/readyz', '/readyz/pages', '/metrics'])
    addresses.add(path, [], READ_COST.free)
  app.get('/healthz', (c) => c.json({ status: 'ok' }))

  const pages = () => ({ accepting: readiness.accepting, catalog: catalog.isLoaded })
  const answer = (c: HttpContext, checks: Record<string, boolean>, problems: string[] = []) => {
    const ready = Object.values(checks).every(Boolean)
    const status = ready ? 'ready' : 'not ready'
    if (!ready) c.header('retry-after', RETRY_SECONDS)
    return c.json({ status, ...checks, ...(problems.length > 0 && { problems }) }, ready ? 200 : 503)
  }
  app.get('/readyz/pages', (c) => answer(c, pages()))
  app.get('/readyz', async (c) => {
    const isThere = await database.isThere()
    if (isThere) await outages.tryAgain()
    const problems = [
      ...(isThere
        ? []
        : ['The database does not answer: public pages are served from memory, nothing else is.']),
      ...(outages.isFull ? ['The disk is full: everything can be read, and nothing stored.'] : []),
    ]
    return answer(c, { ...pages(), database: isThere, storage: !outages.isFull }, problems)
  })

  app.get('/metrics', async (c) => {
    const peer = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1'
    if (!PRIVATE_PEER.test(peer) || c.req.header('x-forwarded-for')) {
      throw new AppError('not_found', 'Not found')
    }
    return c.body(await readMetrics(metrics, relay), 200, { 'content-type': metrics.registry.contentType })
  })
}
