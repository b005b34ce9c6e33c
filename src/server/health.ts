import type { Hono } from 'hono'
import { sql } from 'kysely'
import { AppError } from '../shared/errors.ts'
import type { Services } from './context.ts'
import type { HttpEnv } from './mount.ts'

const PRIVATE_PEER = /^(::1|::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/

/** `/healthz`: the process answers. `/readyz`: it can also serve. `/metrics`: for the operator's own network. */
export function mountHealth(
  app: Hono<HttpEnv>,
  { database, catalog, metrics, pageCache, log }: Services,
  readiness: { accepting: boolean },
): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }))

  app.get('/readyz', async (c) => {
    const databaseReady = await sql`select 1`
      .execute(database.db)
      .then(() => true)
      .catch((error) => {
        log.warn({ err: error }, 'database not reachable')
        return false
      })
    const checks = { accepting: readiness.accepting, database: databaseReady, catalog: catalog.isLoaded }
    const ready = Object.values(checks).every(Boolean)
    return c.json({ status: ready ? 'ready' : 'not ready', ...checks }, ready ? 200 : 503)
  })

  app.get('/metrics', async (c) => {
    const peer = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1'
    if (!PRIVATE_PEER.test(peer) || c.req.header('x-forwarded-for')) {
      throw new AppError('not_found', 'Not found')
    }
    metrics.cacheBytes.set(pageCache.bytes)
    return c.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType })
  })
}
