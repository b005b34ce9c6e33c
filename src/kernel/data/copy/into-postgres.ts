import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Db } from '../database.ts'
import { analyze, runMigrations } from '../migrate.ts'
import { connect } from '../postgres.ts'
import type { Schema } from '../schema.ts'
import { readerOf, tablesIn } from './from-postgres.ts'
import { list, quoted, type Row, type Table, type TableReader, type TableWriter } from './tables.ts'

const ARRAYS = { integer: 'bigint[]', real: 'float8[]', text: 'text[]' }

/** Writes into an empty database, all of it in one transaction: what is cut off leaves nothing behind. */
export class PostgresWriter implements TableWriter {
  readonly engine = 'postgres'
  /** The product's queries, inside of the transaction. */
  readonly db: Db
  readonly #client: pg.Client

  private constructor(client: pg.Client) {
    this.#client = client
    this.db = new Kysely<Schema>({ dialect: new InTransaction(client) })
  }

  /** Opens the database; answers the tables that are in the way, if there are any, and then nothing is open. */
  static async open(databaseUrl: string): Promise<PostgresWriter | string[]> {
    const client = await connect(databaseUrl)
    try {
      const tables = await tablesIn(client)
      if (tables.length === 0) {
        await client.query('begin')
        return new PostgresWriter(client)
      }
      await client.end()
      return tables
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
  }

  get reader(): TableReader {
    return readerOf(this.#client)
  }

  async migrate(to?: string): Promise<void> {
    await runMigrations(this, to)
  }

  async clear(tables: Table[]): Promise<void> {
    for (const { name } of tables.toReversed()) await this.#client.query(`delete from ${quoted(name)}`)
  }

  async insert({ name, columns }: Table, rows: Row[]): Promise<void> {
    const arrays = columns.map(({ type }, i) => `$${i + 1}::${ARRAYS[type]}`)
    const names = list(columns.map((c) => c.name))
    const values = columns.map((_, i) => rows.map((row) => row[i]))
    await this.#client.query(
      `insert into ${quoted(name)} (${names}) select * from unnest(${arrays.join(', ')})`,
      values,
    )
  }

  async setLastId(table: string, id: number): Promise<void> {
    await this.#client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2, $3)`, [
      quoted(table),
      Math.max(id, 1),
      id > 0,
    ])
  }

  async finish(): Promise<void> {
    await this.#client.query('commit')
    // It is there whatever comes now; PostgreSQL looks at its tables by itself in a while.
    await analyze(this).catch(() => {})
    await this.#client.end()
  }

  async abandon(): Promise<void> {
    await this.#client.end()
  }
}

/** Kysely on one connection whose transaction somebody else begins and ends: its own ones are part of that. */
class InTransaction extends PostgresDialect {
  constructor(client: pg.Client) {
    const connection = { query: client.query.bind(client) as pg.PoolClient['query'], release: () => {} }
    super({ pool: { connect: async () => connection, end: async () => {} } })
  }

  override createDriver() {
    const driver = super.createDriver()
    const nothing = async () => {}
    return Object.assign(driver, {
      beginTransaction: nothing,
      commitTransaction: nothing,
      rollbackTransaction: nothing,
    })
  }
}
