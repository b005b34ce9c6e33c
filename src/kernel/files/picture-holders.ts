import type { RecordKind } from '../changes/records.ts'
import type { Schema } from '../data/schema.ts'

/** Rows that hold addresses of pictures we keep: alone, in lists or in texts. Each noun says which of its own do. */
export interface PictureHolder {
  table: keyof Schema
  /** Columns that hold them, which are called as the fields of the kind. */
  columns: readonly string[]
  /** The column that names a row, and what one is called in a sentence: 'tool'. */
  label: string
  noun: string
  /** Its kind, where another address can be put in the place of one. */
  // biome-ignore lint/suspicious/noExplicitAny: each kind has a type of its own
  kind?: RecordKind<any>
  /** A column that is null as long as a row counts; rows in the bin count, as they may come back. */
  until?: string
  /** Where a row is edited. */
  edited(id: number, name: string): string
}

const holders: PictureHolder[] = []

export const addPictureHolders = (more: readonly PictureHolder[]): void => void holders.push(...more)
/** By noun: the order in which nouns register themselves is that in which their modules happen to be read. */
export const pictureHolders = (): readonly PictureHolder[] =>
  holders.toSorted((a, b) => (a.noun < b.noun ? -1 : 1))

type Of = Pick<PictureHolder, 'columns' | 'edited'>

/** The records of a kind as such rows. */
// biome-ignore lint/suspicious/noExplicitAny: each kind has a type of its own
export const picturesOf = (kind: RecordKind<any>, of: Of): PictureHolder => ({
  table: kind.table,
  label: kind.label,
  noun: kind.noun,
  kind,
  ...of,
})
