import { z } from 'zod'
import { type Access, endpoint } from '../../shared/contract.ts'
import { byteStream, integer, wholeNumber } from '../../shared/fields.ts'
import { IMPORT_BYTES_MAX } from '../../shared/limits.ts'

export const IMPORT_KINDS = ['tools', 'reviews', 'facts', 'plans'] as const
export type ImportKindName = (typeof IMPORT_KINDS)[number]

/** What becomes of a row. */
export const IMPORT_OUTCOMES = ['created', 'updated', 'unchanged', 'refused'] as const
export const ImportOutcome = z.enum(IMPORT_OUTCOMES)
export type ImportOutcome = z.infer<typeof ImportOutcome>

export const ImportCounts = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.int(),
})
export type ImportCounts = z.infer<typeof ImportCounts>

/** How an import is to be done. */
export const ImportChoices = z.object({
  mapping: z
    .array(z.string().nullable())
    .max(1000)
    .optional()
    .describe('For each column of the file the field it fills, or null; guessed where it is missing'),
  duplicates: z
    .enum(['ask', 'update', 'keep'])
    .default('ask')
    .describe('What exists already: refuse to go on, update it, or keep it as it is'),
  refused: z
    .enum(['stop', 'skip'])
    .default('stop')
    .describe('With refused rows: import nothing, or everything else'),
  unknown_categories: z
    .enum(['refuse', 'create', 'none'])
    .default('refuse')
    .describe('Categories that nobody knows: refuse their rows, create them, or leave them out'),
  categories: z
    .record(z.string().max(200), z.union([z.enum(['refuse', 'create', 'none']), integer()]))
    .default({})
    .describe('What is to be done with single ones of them, or the id of the one that is meant'),
})
export type ImportChoices = z.infer<typeof ImportChoices>

export const Import = z.object({
  id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  file_name: z.string(),
  status: z
    .enum(['uploaded', 'checking', 'checked', 'running', 'done', 'failed', 'cancelled', 'undoing', 'undone'])
    .describe('Nothing of it is in the catalogue but in `done` and `undoing`'),
  actor_name: z.string(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  progress: z
    .object({ phase: z.string(), done: z.int(), total: z.int() })
    .nullable()
    .describe('While it is at work'),
  fields: z.array(z.object({ name: z.string(), label: z.string(), required: z.boolean() })),
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  row_count: z.int(),
  notes: z.array(z.string()).describe('What was left out of the file, in sentences'),
  choices: ImportChoices,
  counts: ImportCounts.nullable(),
  duplicates: z.array(z.string()).describe('The first names of what exists already'),
  duplicate_count: z.int(),
  unknown_categories: z
    .array(z.object({ name: z.string(), rows: z.int() }))
    .describe('At most 200, those with the most rows first'),
  undone: z
    .object({ removed: z.int(), restored: z.int(), kept: z.int() })
    .nullable()
    .describe('`kept` have been changed since by others, so that these changes stay'),
  error: z.string().nullable(),
})
export type Import = z.infer<typeof Import>

export const ImportRow = z.object({
  row: z.int().describe('As the spreadsheet counts'),
  name: z.string(),
  outcome: ImportOutcome,
  reason: z.string().nullable().describe('Why it is refused, or what is changed'),
})
export type ImportRow = z.infer<typeof ImportRow>

/** What a multipart import sends. */
export const IMPORT_TOO_LARGE = `The file must have at most ${IMPORT_BYTES_MAX / 1_000_000} MB`
export const NO_FILE = 'Please choose a .csv, .xlsx or .xls file'

const idParam = z.object({ id: z.uuid() })

/** What the calls of a kind's imports are named after: 'Tool' and 'tool', 'Facts' and 'facts'. */
const importNames = <const N extends string>(noun: N) => {
  const small = (noun[0]!.toLowerCase() + noun.slice(1)) as Uncapitalize<N>
  return {
    template: `${small}ImportTemplate`,
    create: `create${noun}Import`,
    list: `list${noun}Imports`,
    get: `get${noun}Import`,
    check: `check${noun}Import`,
    apply: `apply${noun}Import`,
    cancel: `cancel${noun}Import`,
    undo: `undo${noun}Import`,
    rows: `list${noun}ImportRows`,
    refused: `${small}ImportRefused`,
    report: `${small}ImportReport`,
  } as const
}
type ImportNames<N extends string> = ReturnType<typeof importNames<N>>

/** What belongs to the calls of a kind's imports, under their names. */
export const byImportName = <const N extends string, S extends Record<keyof ImportNames<N>, unknown>>(
  noun: N,
  steps: S,
) => {
  const named = Object.entries(importNames(noun)).map(([step, name]) => [name, steps[step as keyof S]])
  return Object.fromEntries(named) as { [K in keyof ImportNames<N> as ImportNames<N>[K]]: S[K] }
}

/** The calls of a kind's imports, below a path such as '/api/admin/tools/imports'. */
export const importEndpoints = <const N extends string, const K extends string, const A extends Access>(
  noun: N,
  kind: K,
  access: A,
) =>
  byImportName(noun, {
    // Before the paths with an id.
    ...fileEndpoints(kind, access),
    ...stepEndpoints(kind, access),
    ...rowEndpoints(kind, access),
  })

const commonOf = <const A extends Access>(access: A) =>
  ({ access, tag: 'Imports', output: Import, errors: ['not_found', 'conflict'] }) as const

function fileEndpoints<const K extends string, const A extends Access>(kind: K, access: A) {
  const common = commonOf(access)
  const path = `/api/admin/${kind}/imports` as const
  return {
    template: endpoint(`GET /api/admin/${kind}/imports/template` as const, {
      ...common,
      summary: 'Download an empty spreadsheet with the columns of an import, as CSV',
      contentType: 'text/csv; charset=utf-8',
      output: z.string(),
    }),
    create: endpoint(`POST ${path}`, {
      ...common,
      summary: 'Upload a spreadsheet, to look at it before anything is imported',
      description: 'Answers its columns with the fields they seem to fill.',
      upload: { field: 'file', maxBytes: IMPORT_BYTES_MAX, tooLarge: IMPORT_TOO_LARGE },
      status: 201,
    }),
    list: endpoint(`GET ${path}`, {
      ...common,
      summary: 'List the newest imports',
      output: z.array(Import),
    }),
  }
}

/** What an import goes through. */
function stepEndpoints<const K extends string, const A extends Access>(kind: K, access: A) {
  const common = { ...commonOf(access), params: idParam }
  return {
    get: endpoint(`GET /api/admin/${kind}/imports/{id}` as const, {
      ...common,
      summary: 'Read an import, with its progress while it is at work',
    }),
    check: endpoint(`POST /api/admin/${kind}/imports/{id}/check` as const, {
      ...common,
      summary: 'Start a dry run: what would become of each row',
      body: ImportChoices,
    }),
    apply: endpoint(`POST /api/admin/${kind}/imports/{id}/apply` as const, {
      ...common,
      summary: 'Start the import, all or nothing',
      body: ImportChoices,
    }),
    cancel: endpoint(`POST /api/admin/${kind}/imports/{id}/cancel` as const, {
      ...common,
      summary: 'Stop what is at work; it leaves nothing behind',
    }),
    undo: endpoint(`POST /api/admin/${kind}/imports/{id}/undo` as const, {
      ...common,
      summary: 'Undo an import that is done',
      description: 'What it created moves to the bin, what it changed is as before, but for later changes.',
    }),
  }
}

/** What becomes of the rows of its file. */
function rowEndpoints<const K extends string, const A extends Access>(kind: K, access: A) {
  const common = { ...commonOf(access), params: idParam }
  const file = { contentType: 'text/csv; charset=utf-8', output: byteStream } as const
  return {
    rows: endpoint(`GET /api/admin/${kind}/imports/{id}/rows` as const, {
      ...common,
      summary: 'List the rows of a file with what becomes of them',
      description: 'The header X-Total-Count has the number of all that match.',
      query: z.object({
        outcome: ImportOutcome.optional(),
        search: z.string().max(200).optional().describe('Part of the name'),
        limit: wholeNumber(1, 200).default(50),
        offset: wholeNumber(0, 1_000_000).default(0),
      }),
      output: z.array(ImportRow),
    }),
    refused: endpoint(`GET /api/admin/${kind}/imports/{id}/refused` as const, {
      ...common,
      summary:
        'Download the refused rows with their data and the reasons, as CSV, to correct and import them',
      ...file,
    }),
    report: endpoint(`GET /api/admin/${kind}/imports/{id}/report` as const, {
      ...common,
      summary: 'Download what became of each row, as CSV',
      ...file,
    }),
  }
}
