import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Row, Table } from '../data/copy/tables.ts'
import { MIGRATIONS } from '../data/migrate.ts'

/** What an archive says of itself in its last entry. */

export const MANIFEST = 'manifest.json'
export const SECRET = 'secret'
/** Before the keys of files. */
export const FILES = 'files/'
export const PROGRAM = 'kitly'
export const FORMAT = 1

const PART = /^database\/([^/]+)\/\d{6,}\.ndjson$/
export const nameOfPart = (table: string, part: number) =>
  `database/${table}/${String(part).padStart(6, '0')}.ndjson`
/** The table whose rows an entry has. */
export const tableOfPart = (entry: string) => PART.exec(entry)?.[1]

const Counted = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.enum(['integer', 'real', 'text']) })),
  key: z.array(z.string()),
  last_id: z.number().nullable(),
  rows: z.number(),
  /** Of all rows, as lines of JSON, in the order of the key. */
  sha256: z.string(),
})

const Manifest = z.object({
  program: z.literal(PROGRAM),
  format: z.literal(FORMAT),
  created_at: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  tables: z.array(Counted),
  /** Uploads and other files that people have sent; those in a bucket are not in the archive. */
  files: z.object({ count: z.number(), bytes: z.number(), bucket: z.string().nullable() }),
  secret: z.object({ fingerprint: z.string(), is_included: z.boolean() }),
  checksums: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof Manifest>
/** A table with how many rows it has, and a hash of them: what must be the same on the other side. */
export type CountedTable = z.infer<typeof Counted>

/** Reads a manifest. Throws a sentence for one that this version does not know. */
export function readManifest(text: string): Manifest {
  const json = JSON.parse(text) as { program?: unknown; format?: unknown }
  if (json.program === PROGRAM && Number(json.format) > FORMAT) throw ofAnotherVersion('')
  return Manifest.parse(json)
}

/** Refuses what comes from a version that this one does not know. */
export function checkMigrations(names: string[]): void {
  if (names.length === 0 || names.some((name, i) => name !== MIGRATIONS[i])) {
    throw ofAnotherVersion(` (${names.at(-1)})`)
  }
}

const ofAnotherVersion = (which: string) =>
  new Error(
    `it comes from a version of Kitly that this one does not know${which}: use that version, or a newer one`,
  )

/** Says of which secret something is without giving it away. */
export const fingerprintOf = (secret: string) =>
  createHash('sha256').update(`kitly fingerprint ${secret}`).digest('hex').slice(0, 16)

/** Counts and hashes the rows of a table as they pass. */
export class RowCounter {
  rows = 0
  readonly #table: Table
  readonly #reals: number[]
  readonly #hash = createHash('sha256')

  constructor(table: Table) {
    this.#table = table
    this.#reals = table.columns.flatMap(({ type }, i) => (type === 'real' ? [i] : []))
  }

  /** Answers the rows as lines. */
  add(rows: Row[]): string {
    const lines = linesOf(rows)
    this.rows += rows.length
    this.#hash.update(this.#reals.length > 0 ? linesOf(rows.map((row) => this.#rounded(row))) : lines)
    return lines
  }

  get counted(): CountedTable {
    return { ...this.#table, rows: this.rows, sha256: this.#hash.copy().digest('hex') }
  }

  /** What SQLite keeps in eight bytes, PostgreSQL keeps in four. */
  #rounded(row: Row): Row {
    const rounded = [...row]
    for (const i of this.#reals) {
      const value = row[i]
      if (typeof value === 'number') rounded[i] = Math.fround(value)
    }
    return rounded
  }
}

const linesOf = (rows: Row[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')
