/** A row as it stands in its file. */
export interface SheetRow {
  /** As the spreadsheet counts: the first row is 1. */
  row: number
  cells: string[]
  /** Why the row cannot be used, where the file itself says so. */
  problem?: string
}

export interface Sheet {
  /** The cells of the first row that is not empty. */
  columns: string[]
  /** The rows below it that are not empty. */
  rows: SheetRow[]
  /** What was left out, in sentences. */
  notes: string[]
}
