/** A PostgreSQL server for one test, which it stops and starts. */
export interface OwnPostgres {
  url: string
  /** Stops it at once, as a crash would. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
  /** Makes a replica a server of its own that takes writes. */
  promote(): Promise<void>
  /** Removes it. */
  stop(): Promise<void>
}

const { hasOwnPostgres, hasReplica, startOwnPostgres, startReplica } = (await import(
  new URL('../scripts/lib/postgres.mjs', import.meta.url).href
)) as {
  hasOwnPostgres(): boolean
  hasReplica(): boolean
  startOwnPostgres(): Promise<OwnPostgres>
  startReplica(url: string): Promise<OwnPostgres>
}

export { hasOwnPostgres, hasReplica, startOwnPostgres, startReplica }
