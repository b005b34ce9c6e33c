import type { Actor } from '../../../kernel/changes/changes.queries.ts'
import type { RecordKind } from '../../../kernel/changes/records.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import type { ImportChoices, ImportOutcome } from '../imports.contract.ts'

/** What an import of one kind of thing (tools, reviews) brings along; the engine does the rest. */

export interface ImportField {
  name: string
  /** As templates and exports call the column. */
  label: string
  required?: boolean
  /** Left out of the template: files that Kitly exports have it. */
  isExtra?: boolean
  /** A column is recognised by its whole name alone: others begin or end with the same words. */
  isExact?: boolean
  /** Other names by which a column is recognised, in lower case. */
  synonyms: readonly string[]
}

/** The cells of a row by the fields they fill; a field that no column fills is missing. */
export type Cells = Readonly<Record<string, string | undefined>>

export interface FileRow {
  row: number
  cells: Cells
  problem?: string
}

/** What is to become of a row. Whatever the kind needs to write it, it adds. */
export interface PlannedRow {
  row: number
  name: string
  outcome: ImportOutcome
  reason: string | null
  /** Whether it speaks of something that exists already. */
  isDuplicate: boolean
  /** Of a refused row: its cells as they stand in the file. */
  cells?: string[]
}

export interface ImportSettings {
  choices: ImportChoices
  /** The fields that columns of the file fill. */
  mapped: ReadonlySet<string>
  actor: Actor
  /** Written to the log of changes, so that the import can be undone. */
  batch: string
}

/** One run over one file, inside one transaction. */
export interface Importer<P extends PlannedRow = PlannedRow> {
  /** Decides about some rows, in their order; nothing is written. */
  plan(rows: FileRow[]): Promise<P[]>
  /** Writes planned rows that are created or updated, and their changes. */
  write(rows: P[]): Promise<void>
  /** Categories that rows name and nobody knows, with the number of their rows. */
  unknownCategories(): { name: string; rows: number }[]
}

export interface Undone {
  removed: number
  restored: number
  kept: number
}

export interface ImportKind {
  /** What columns can fill; what is known of tools is asked for in the database. */
  fields(db: Db | Tx): readonly ImportField[] | Promise<readonly ImportField[]>
  open(tx: Tx, settings: ImportSettings): Promise<Importer>
  /** What it writes: named here, so that it is known in a thread of its own. */
  // biome-ignore lint/suspicious/noExplicitAny: each kind has a type of its own
  records: readonly RecordKind<any>[]
  /** Takes back what a batch has written. `pause` is called between its steps. */
  undo(tx: Tx, batch: string, actor: Actor, pause: (done: number, total: number) => void): Promise<Undone>
}
