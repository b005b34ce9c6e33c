import { PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DatabaseEvents } from './outage.ts'
import { ReplicatedPool } from './replica.ts'
import { endSoon, WatchedPool } from './watched-pool.ts'

/** bigint (counts) as a number: no count of ours comes near 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A pool, and the dialect over it; with a replica, one that reads there where it may, too. */
export function postgresDialect(databaseUrl: string, replicaUrl: string | undefined, events: DatabaseEvents) {
  const pool = new WatchedPool(databaseUrl, {
    ...events,
    onBack: () => {
      replicated?.restart()
      events.onBack?.()
    },
  })
  const { onReplicaAway, onReplicaBack } = events
  const replica =
    replicaUrl &&
    new WatchedPool(replicaUrl, {
      ...(onReplicaAway && { onAway: onReplicaAway }),
      ...(onReplicaBack && { onBack: onReplicaBack }),
    })
  const replicated = replica ? new ReplicatedPool(pool, replica) : undefined
  return {
    pool,
    replicated,
    dialect: new PostgresDialect({ pool: replicated ?? pool }),
    /** Of the primary alone. */
    primary: replicated && new PostgresDialect({ pool: replicated.ofPrimary() }),
  }
}

/** One connection of its own, for work that has no limit of time. */
export async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
  // What breaks it fails its query, too.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** How long the connection for notifications may take to be made; one that hangs would never be tried again. */
const CONNECT_MS = 5000
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
    const next = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    })
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
    await endSoon(client?.end())
  }
}
