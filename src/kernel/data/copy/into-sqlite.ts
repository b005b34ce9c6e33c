import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '../database.ts'
import { runMigrations } from '../migrate.ts'
import { fileOfSqlite, readerOf } from './from-sqlite.ts'
import type { Row, Table, TableReader, TableWriter } from './tables.ts'
import { list, quoted } from './tables.ts'

/** Writes a new database into a folder that nobody else knows yet: it is thrown away whole if something fails. */
export class SqliteWriter implements TableWriter {
  readonly engine = 'sqlite'
  readonly #folder: string
  #open: DatabaseSync | null = null

  constructor(folder: string) {
    this.#folder = folder
  }

  get reader(): TableReader {
    return readerOf(this.#raw())
  }

  async migrate(to?: string): Promise<void> {
    this.#close()
    const database = openDatabase({ dataFolder: this.#folder })
    await runMigrations(database, to).finally(() => database.close())
  }

  async clear(tables: Table[]): Promise<void> {
    for (const { name } of tables.toReversed()) this.#raw().exec(`delete from ${quoted(name)}`)
  }

  async insert({ name, columns }: Table, rows: Row[]): Promise<void> {
    const names = list(columns.map((c) => c.name))
    const values = columns.map(() => '?').join(', ')
    const statement = this.#raw().prepare(`insert into ${quoted(name)} (${names}) values (${values})`)
    this.#raw().exec('begin')
    for (const row of rows) statement.run(...row)
    this.#raw().exec('commit')
  }

  async setLastId(table: string, id: number): Promise<void> {
    this.#raw().prepare('delete from sqlite_sequence where name = ?').run(table)
    this.#raw().prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(table, id)
  }

  /** Leaves one file behind that is written to the disk. */
  async finish(): Promise<void> {
    this.#raw().exec('pragma synchronous = full; pragma journal_mode = delete; pragma journal_mode = wal')
    this.#close()
  }

  async abandon(): Promise<void> {
    this.#close()
  }

  #raw(): DatabaseSync {
    if (this.#open) return this.#open
    this.#open = new DatabaseSync(fileOfSqlite(this.#folder))
    // Nothing is lost with a file that does not count before it is whole.
    this.#open.exec('pragma foreign_keys = on; pragma synchronous = off; pragma cache_size = -64000')
    return this.#open
  }

  #close() {
    this.#open?.close()
    this.#open = null
  }
}
