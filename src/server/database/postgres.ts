import { PostgresDialect } from 'kysely'
import pg from 'pg'

/** bigint (counts) as a number: no count of ours comes near 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A database that takes the connection and then hangs must not hang Kitly. */
const QUERY_TIMEOUT_MS = 60_000

/** A pool, and the dialect over it. `onError` hears of idle connections that broke. */
export function postgresDialect(databaseUrl: string, onError: (error: Error) => void) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5000,
    query_timeout: QUERY_TIMEOUT_MS,
  })
  pool.on('error', onError)
  // The pool hears of idle connections alone. One that breaks in use fails its query; the same error as an
  // event that nobody hears would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { dialect: new PostgresDialect({ pool }), pool }
}

const RETRY_MS = 1000

/**
 * Calls `onNotify` with the text of each notification on `channel`, over a connection of its own that is opened
 * again after a failure; without a text each time it is open, since some may have been missed. Answers a function
 * that stops.
 */
export function listen(
  databaseUrl: string,
  channel: string,
  onNotify: (text?: string) => void,
): () => Promise<void> {
  let client: pg.Client | undefined
  let stopped = false
  let retry: NodeJS.Timeout | undefined
  const connect = async () => {
    if (stopped) return
    const next = new pg.Client({ connectionString: databaseUrl })
    client = next
    let isLost = false
    const again = () => {
      if (isLost) return
      isLost = true
      next.end().catch(() => {})
      if (!stopped) retry = setTimeout(connect, RETRY_MS)
    }
    next.on('error', again)
    next.on('end', again)
    next.on('notification', ({ payload }) => onNotify(payload || undefined))
    try {
      await next.connect()
      await next.query(`LISTEN ${next.escapeIdentifier(channel)}`)
      onNotify()
    } catch {
      again()
    }
  }
  void connect()
  return async () => {
    stopped = true
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}
