import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { PRIVATE_FILE } from '../files/protect-folder.ts'
import { type DatabaseEvents, outageOf } from './outage.ts'
import { readWhenFree, type Turn, WriteTurns } from './write-turns.ts'

/**
 * Pages of the log, 4 KB each, that are carried into the database at a time: a review writes some fifty, mostly the same ones, and
 * with SQLite's own thousand each of them would be written and waited for every twenty reviews.
 */
const CHECKPOINT_PAGES = 4_000

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
 * `synchronous=FULL` makes an answered write survive a power cut. Neither connection waits inside SQLite for another
 * process: that would hold everything else of this one. `isShared`: others write the same file all the time.
 * `temp_store=MEMORY`: what a savepoint may have to put back was written to a file of its own, a third of all that a review writes.
 */
export function sqliteDialect(
  folder: string,
  events: Pick<DatabaseEvents, 'onFull'>,
  isShared = false,
): { dialect: SqliteDialect; turns: WriteTurns } {
  const path = join(folder, 'kitly.db')
  makePrivate(path)
  const writer = new DatabaseSync(path)
  writer.exec(`
    PRAGMA busy_timeout = 5000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = 0;
    PRAGMA cache_size = -8000;
    PRAGMA temp_store = MEMORY;
    PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES};
  `)
  const reader = new DatabaseSync(path, { readOnly: true })
  reader.exec('PRAGMA busy_timeout = 0; PRAGMA cache_size = -8000;')
  const turns = new WriteTurns(writer, isShared)
  return { dialect: new KitlySqliteDialect(new TwoConnections(writer, reader, turns, events)), turns }
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
  readonly turns: WriteTurns
  readonly #events: Pick<DatabaseEvents, 'onFull'>

  constructor(
    writer: DatabaseSync,
    reader: DatabaseSync,
    turns: WriteTurns,
    events: Pick<DatabaseEvents, 'onFull'>,
  ) {
    this.writer = writer
    this.reader = reader
    this.turns = turns
    this.#events = events
  }

  /** Runs what writes, for whoever has the turn. */
  write<R>(query: CompiledQuery): QueryResult<R> {
    try {
      return run(this.writer, query)
    } catch (error) {
      throw this.#noted(error)
    }
  }

  /** Waits until what was written in a turn is stored. */
  async end(turn: Turn): Promise<void> {
    await turn.end().catch((error) => {
      throw this.#noted(error)
    })
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return new Connection(this)
  }

  async beginTransaction(connection: Connection): Promise<void> {
    await connection.begin()
  }

  async commitTransaction(connection: Connection): Promise<void> {
    await connection.commit()
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    await connection.rollback()
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.turns.alone(() => {
      this.reader.close()
      this.writer.close()
    })
  }

  #noted(error: unknown): unknown {
    if (outageOf(error) === 'disk') this.#events.onFull?.(error as Error)
    return error
  }
}

class Connection implements DatabaseConnection {
  readonly #driver: TwoConnections
  /** Set while this connection is in a transaction: a savepoint of the one that all who wait share. */
  #turn: Turn | null = null
  /** What has ended the transaction before its time: SQLite rolls back by itself where there is no room. */
  #failure: unknown = null

  constructor(driver: TwoConnections) {
    this.#driver = driver
  }

  async begin(): Promise<void> {
    const turn = await this.#driver.turns.take()
    this.#failure = null
    this.#turn = turn
    try {
      this.#driver.writer.exec('savepoint one')
    } catch (error) {
      this.#turn = null
      turn.lose(error)
      throw error
    }
  }

  async commit(): Promise<void> {
    if (this.#failure) throw this.#failure
    this.#driver.writer.exec('release one')
    await this.#end()
  }

  async rollback(): Promise<void> {
    // A commit that has failed has taken everything back already.
    if (!this.#turn) return
    if (this.#failure) {
      this.#turn.lose(this.#failure)
      this.#turn = null
      return
    }
    this.#driver.writer.exec('rollback to one; release one')
    await this.#end()
  }

  async #end(): Promise<void> {
    const turn = this.#turn!
    this.#turn = null
    await this.#driver.end(turn)
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { reader, writer, turns } = this.#driver
    if (this.#turn) return this.#runInTransaction(query)
    if (isRead(query)) return await readWhenFree(() => run<R>(reader, query))
    if (isSetting(query)) return await turns.alone(() => run<R>(writer, query))
    await this.begin()
    try {
      const result = this.#runInTransaction<R>(query)
      await this.commit()
      return result
    } catch (error) {
      await this.rollback()
      throw error
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
    const statement = (this.#turn ? writer : reader).prepare(query.sql)
    for (const row of statement.iterate(...(query.parameters as SQLInputValue[]))) yield { rows: [row as R] }
  }
}

const isRead = ({ query, sql }: CompiledQuery) =>
  SelectQueryNode.is(query) || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql))

/** What SQLite does only outside of a transaction, or what concerns the connection. */
const isSetting = ({ query, sql }: CompiledQuery) =>
  query.kind === 'RawNode' && /^\s*(pragma|vacuum)\b/i.test(sql)

/** Statements that are kept ready for each connection, and the longest of them: long ones are of many rows, and rare. */
const KEPT_MAX = 400
const KEPT_LENGTH_MAX = 10_000

interface Prepared {
  statement: StatementSync
  answersRows: boolean
}
const kept = new WeakMap<DatabaseSync, LRUCache<string, Prepared>>()

/** A statement as SQLite has read it, which takes as long as running it. */
function prepare(database: DatabaseSync, sql: string): Prepared {
  let ready = kept.get(database)
  if (!ready) {
    ready = new LRUCache({ max: KEPT_MAX })
    kept.set(database, ready)
  }
  const known = ready.get(sql)
  if (known) return known
  const statement = database.prepare(sql)
  const prepared = { statement, answersRows: statement.columns().length > 0 }
  if (sql.length <= KEPT_LENGTH_MAX) ready.set(sql, prepared)
  return prepared
}

function run<R>(database: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const { statement, answersRows } = prepare(database, sql)
  const values = parameters as SQLInputValue[]
  if (answersRows) return { rows: statement.all(...values) as R[] }
  const { changes, lastInsertRowid } = statement.run(...values)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}
