/** A PostgreSQL server for one test, which it stops and starts. */
export interface OwnPostgres {
  url: string
  /** Stops it at once, as a crash would. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
  /** Removes it. */
  stop(): Promise<void>
}

const { hasOwnPostgres, startOwnPostgres } = (await import(
  new URL('../scripts/lib/postgres.mjs', import.meta.url).href
)) as { hasOwnPostgres(): boolean; startOwnPostgres(): Promise<OwnPostgres> }

export { hasOwnPostgres, startOwnPostgres }
