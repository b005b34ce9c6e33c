import type { Row, Table, TableReader, TableWriter } from '../data/copy/tables.ts'
import { type CountedTable, checkMigrations, RowCounter } from './manifest.ts'
import { count, type Say } from './progress.ts'

/** Fills a new database with the tables of another one, and sees to it that they are the same. */
export class Loader {
  /** Tables that are none of this program's: their rows are left out. */
  readonly foreign: string[] = []
  readonly #writer: TableWriter
  readonly #say: Say
  readonly #known = new Set<string>()
  #rows = 0

  constructor(writer: TableWriter, say: Say) {
    this.#writer = writer
    this.#say = say
  }

  /** Makes the tables as they were at the source, which may be older than this program. */
  async begin(migrations: string[], tables: Table[]): Promise<void> {
    checkMigrations(migrations)
    await this.#writer.migrate(migrations.at(-1))
    const made = await this.#writer.reader.tables()
    await this.#writer.clear(made)
    for (const { name } of tables) {
      if (made.some((table) => table.name === name)) this.#known.add(name)
      else this.foreign.push(name)
    }
  }

  async add(table: Table, rows: Row[]): Promise<void> {
    if (!this.#known.has(table.name)) return
    await this.#writer.insert(table, rows).catch((error: Error) => {
      throw new Error(`a row of ${table.name} could not be written: ${error.message}`)
    })
    this.#rows += rows.length
    this.#say('Rows', `${count(this.#rows)}`)
  }

  /** Reads everything back, compares it with what was sent, and brings the database to today's version. */
  async finish(sent: CountedTable[]): Promise<void> {
    this.#say('Comparing')
    const ours = sent.filter(({ name }) => this.#known.has(name))
    for (const table of ours) {
      const { rows, sha256 } = await countRows(this.#writer.reader, table)
      if (rows !== table.rows) {
        throw new Error(`${table.name} has ${count(rows)} rows in place of ${count(table.rows)}`)
      }
      if (sha256 !== table.sha256) throw new Error(`the rows of ${table.name} are not the same as before`)
      if (table.last_id !== null) await this.#writer.setLastId(table.name, table.last_id)
      this.#say('Comparing', table.name)
    }
    await this.#writer.migrate()
  }
}

async function countRows(reader: TableReader, table: Table): Promise<CountedTable> {
  const counter = new RowCounter(table)
  for await (const rows of reader.rows(table)) counter.add(rows)
  return counter.counted
}
