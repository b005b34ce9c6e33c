interface ImportsTable {
  id: string
  kind: string
  file_name: string
  status: string
  /** 1 while it changes the catalogue, else null; unique. */
  writing: number | null
  actor_id: string | null
  actor_name: string
  /** Columns, mapping, choices, counts: one JSON object. */
  data: string
  created_at: string
  updated_at: string
  finished_at: string | null
}

interface ImportRowsTable {
  import_id: string
  row: number
  name: string
  outcome: string
  reason: string | null
  /** The cells of a refused row as they stand in the file, JSON. */
  cells: string | null
}

declare module '../../../kernel/data/schema.ts' {
  interface Schema {
    imports: ImportsTable
    import_rows: ImportRowsTable
  }
}

export {}
