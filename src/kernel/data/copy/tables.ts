/** Whole tables, read and written as they are: what backups and moves are made of. */
import type { Engine } from '../database.ts'

export type Value = string | number | null
export type Row = Value[]

export interface Column {
  name: string
  type: 'integer' | 'real' | 'text'
}

/** A table as both engines have it: without what the database works out itself. */
export interface Table {
  name: string
  columns: Column[]
  /** Columns whose order the rows are read in, the same on both engines. */
  key: string[]
  /** The last id that was given; null where the database gives none. */
  last_id: number | null
}

/** Reads one moment of a database, whatever is written meanwhile. */
export interface TableReader {
  /** Names of the migrations that have run, oldest first; empty where none has. */
  migrations(): Promise<string[]>
  /** Every table of the product, those first that others refer to. */
  tables(): Promise<Table[]>
  rows(table: Table): AsyncIterable<Row[]>
  close(): Promise<void>
}

/** Columns that triggers fill, or that are computed: each engine has its own way to search texts. */
export const isDerived = (name: string, type: string) => name === 'search_key' || type === 'tsvector'

/** Tables of the migrations themselves, which the place of a copy has of its own. */
export const isOfMigrations = (table: string) => table.startsWith('kysely_')

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const list = (names: string[]) => names.map(quoted).join(', ')

/** Puts those first that others refer to. */
export function inOrder(tables: Table[], refersTo: Map<string, Set<string>>): Table[] {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const placed = new Set<Table>()
  const place = (name: string, path: string[]) => {
    const table = byName.get(name)
    if (!table || placed.has(table)) return
    if (path.includes(name)) throw new Error(`Tables refer to each other: ${[...path, name].join(', ')}`)
    for (const other of refersTo.get(name) ?? []) if (other !== name) place(other, [...path, name])
    placed.add(table)
  }
  for (const name of [...byName.keys()].sort()) place(name, [])
  return [...placed]
}

/** A new database on the way: nobody sees it before it is finished, and nothing is left when it is abandoned. */
export interface TableWriter {
  readonly engine: Engine
  /** Reads what has been written. */
  readonly reader: TableReader
  /** Runs the migrations up to this one, or all. */
  migrate(to?: string): Promise<void>
  /** Takes out what migrations have put in; tables in the order of `TableReader.tables`. */
  clear(tables: Table[]): Promise<void>
  insert(table: Table, rows: Row[]): Promise<void>
  setLastId(table: string, id: number): Promise<void>
  finish(): Promise<void>
  abandon(): Promise<void>
}
