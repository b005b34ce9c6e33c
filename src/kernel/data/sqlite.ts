import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely'
import { PRIVATE_FILE } from '../files/protect-folder.ts'
import { type DatabaseEvents, outageOf } from './outage.ts'

/** Makes the file if it is not there, for its owner only; the files beside it get the same rights. */
function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'a', PRIVATE_FILE))
  } catch {
    // What is wrong with it, SQLite says.
  }
}

/**
 * Kysely's SQLite dialect over Node's own SQLite, with one connection that writes and one that reads: WAL lets
 * readers go on during a write, so a long transaction makes other writers wait and nobody else.
 * `synchronous=FULL` makes an answered write survive a power cut.
 */
export function sqliteDialect(folder: string, events: Pick<DatabaseEvents, 'onFull'>): SqliteDialect {
  const path = join(folder, 'kitly.db')
  makePrivate(path)
  const writer = new DatabaseSync(path)
  writer.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = 5000;
    PRAGMA cache_size = -8000;
  `)
  const reader = new DatabaseSync(path, { readOnly: true })
  reader.exec('PRAGMA busy_timeout = 5000; PRAGMA cache_size = -16000;')
  return new KitlySqliteDialect(new TwoConnections(writer, reader, events))
}

class KitlySqliteDialect extends SqliteDialect {
  readonly #driver: TwoConnections

  constructor(driver: TwoConnections) {
    super({ database: async () => await Promise.reject(new Error('The driver below opens the database')) })
    this.#driver = driver
  }

  override createAdapter() {
    return new TransactionalSqliteAdapter()
  }

  override createDriver(): Driver {
    return this.#driver
  }
}

/** Migrations run in a transaction, which SQLite can do: one that is killed half-way leaves nothing behind. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Hands out connections at once; whoever writes waits for its turn, and keeps it until the end of its transaction. */
class TwoConnections implements Driver {
  readonly writer: DatabaseSync
  readonly reader: DatabaseSync
  #turns: Promise<void> = Promise.resolve()
  readonly #events: Pick<DatabaseEvents, 'onFull'>

  constructor(writer: DatabaseSync, reader: DatabaseSync, events: Pick<DatabaseEvents, 'onFull'>) {
    this.writer = writer
    this.reader = reader
    this.#events = events
  }

  /** Runs what writes, for whoever has the turn. */
  write<R>(query: CompiledQuery): QueryResult<R> {
    try {
      return run(this.writer, query)
    } catch (error) {
      if (outageOf(error) === 'disk') this.#events.onFull?.(error as Error)
      throw error
    }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return new Connection(this)
  }

  /** Resolves when nobody else writes, with the function that lets the next one write. */
  async takeTurn(): Promise<() => void> {
    const before = this.#turns
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#turns = promise
    await before
    return resolve
  }

  async beginTransaction(connection: Connection): Promise<void> {
    await connection.begin()
  }

  async commitTransaction(connection: Connection): Promise<void> {
    await connection.end('commit')
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    await connection.end('rollback')
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.reader.close()
    this.writer.close()
  }
}

class Connection implements DatabaseConnection {
  readonly #driver: TwoConnections
  /** Set while this connection is in a transaction. */
  #giveTurn: (() => void) | null = null
  /** What has ended the transaction before its time: SQLite rolls back by itself where there is no room. */
  #failure: unknown = null

  constructor(driver: TwoConnections) {
    this.#driver = driver
  }

  async begin(): Promise<void> {
    this.#giveTurn = await this.#driver.takeTurn()
    this.#failure = null
    try {
      run(this.#driver.writer, CompiledQuery.raw('begin'))
    } catch (error) {
      this.#leave()
      throw error
    }
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    let isOver = how === 'rollback'
    try {
      if (how === 'commit') this.#runInTransaction(CompiledQuery.raw(how))
      // Nothing is left to be rolled back then, and saying so would hide what has happened.
      else if (this.#driver.writer.isTransaction) run(this.#driver.writer, CompiledQuery.raw(how))
      isOver = true
    } finally {
      // A commit that fails is followed by a rollback.
      if (isOver) this.#leave()
    }
  }

  #leave() {
    this.#giveTurn?.()
    this.#giveTurn = null
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#giveTurn) return this.#runInTransaction(query)
    if (isRead(query)) return run(this.#driver.reader, query)
    const giveTurn = await this.#driver.takeTurn()
    try {
      return this.#driver.write(query)
    } finally {
      giveTurn()
    }
  }

  /** Once the transaction is gone nothing more runs: it would be stored, although the rest is not. */
  #runInTransaction<R>(query: CompiledQuery): QueryResult<R> {
    if (this.#failure) throw this.#failure
    try {
      return this.#driver.write(query)
    } catch (error) {
      if (!this.#driver.writer.isTransaction) this.#failure = error
      throw error
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const { writer, reader } = this.#driver
    const statement = (this.#giveTurn ? writer : reader).prepare(query.sql)
    for (const row of statement.iterate(...(query.parameters as SQLInputValue[]))) yield { rows: [row as R] }
  }
}

const isRead = ({ query, sql }: CompiledQuery) =>
  SelectQueryNode.is(query) || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql))

function run<R>(database: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const statement = database.prepare(sql)
  const values = parameters as SQLInputValue[]
  if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] }
  const { changes, lastInsertRowid } = statement.run(...values)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}
