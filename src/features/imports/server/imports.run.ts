import { setImmediate } from 'node:timers/promises'
import { type Actor, writeContent } from '../../../kernel/changes/changes.queries.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import type { JobContext } from '../../../kernel/jobs/job-worker.ts'
import { readSpreadsheet } from '../../../kernel/spreadsheets/read.ts'
import type { Sheet } from '../../../kernel/spreadsheets/sheet.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Import, ImportChoices, ImportCounts, ImportKindName, ImportRow } from '../imports.contract.ts'
import { DUPLICATES_SHOWN } from '../imports.limits.ts'
import { moveImport, replaceImportRows } from './imports.queries.ts'
import type { FileRow, ImportField, ImportKind, PlannedRow, Undone } from './kind.ts'
import { loadKind } from './kinds.ts'
import { checkMapping, guessMapping, toCells } from './mapping.ts'

/** The steps of an import, as a worker does them. */

export interface FileToImport {
  path: string
  name: string
}

export interface Inspected {
  columns: { name: string; samples: string[] }[]
  row_count: number
  notes: string[]
  mapping: (string | null)[]
}

export interface Outcome {
  counts: ImportCounts
  duplicates: string[]
  unknown_categories: { name: string; rows: number }[]
  /** Whether it is in the catalogue now. */
  isApplied: boolean
  /** The first refused rows. */
  refused: ImportRow[]
}

/** What is stored of an import as one object. */
export interface ImportData
  extends Partial<Pick<Import, 'counts' | 'duplicates' | 'duplicate_count' | 'unknown_categories'>>,
    Partial<Pick<Import, 'undone' | 'error'>> {
  columns: Import['columns']
  row_count: number
  notes: string[]
  choices: ImportChoices
}

export type ImportJob =
  | { step: 'inspect'; kind: ImportKindName; file: FileToImport }
  | {
      step: 'check' | 'apply'
      kind: ImportKindName
      id: string
      file: FileToImport
      choices: ImportChoices
      actor: Actor
    }
  | { step: 'undo'; kind: ImportKindName; id: string; actor: Actor; data: ImportData }

const SAMPLES = 3
const SAMPLE_LENGTH = 120
/** Rows that are planned or written at a time; between them it can be cancelled. */
const CHUNK = 200
const REFUSED_SHOWN = 100
const UNKNOWN_SHOWN = 200

export async function runImportJob(job: ImportJob, context: JobContext): Promise<unknown> {
  const kind = await loadKind(job.kind)
  if (job.step === 'undo') return await undo(job, kind, context)
  context.progress({ phase: 'reading', done: 0, total: 0 })
  const sheet = await readSpreadsheet(job.file.path, job.file.name)
  const fields = await kind.fields(context.database.db)
  return job.step === 'inspect'
    ? inspect(sheet, fields)
    : await importSheet(job, sheet, kind, fields, context)
}

function inspect({ columns, rows, notes }: Sheet, fields: readonly ImportField[]): Inspected {
  const samplesOf = (i: number) => {
    const samples: string[] = []
    for (const { cells } of rows) {
      const text = cells[i]?.trim()
      if (text) samples.push(text.slice(0, SAMPLE_LENGTH))
      if (samples.length === SAMPLES) break
    }
    return samples
  }
  return {
    columns: columns.map((name, i) => ({ name, samples: samplesOf(i) })),
    row_count: rows.length,
    notes,
    mapping: guessMapping(columns, fields),
  }
}

async function importSheet(
  job: Extract<ImportJob, { step: 'check' | 'apply' }>,
  sheet: Sheet,
  kind: ImportKind,
  fields: readonly ImportField[],
  context: JobContext,
): Promise<Outcome> {
  const { id, choices, actor } = job
  const mapping = choices.mapping ?? guessMapping(sheet.columns, fields)
  checkMapping(mapping, sheet.columns, fields)
  const mapped = new Set(mapping.filter((name) => name !== null))
  const total = sheet.rows.length
  const { mapping: _, ...file } = inspect(sheet, fields)
  await context.mayWrite()
  return await write(context, async (tx) => {
    const importer = await kind.open(tx, { choices, mapped, actor, batch: id })
    const planned: PlannedRow[] = []
    for (let from = 0; from < total; from += CHUNK) {
      await pause(context, 'checking', from, total)
      // Taken out as they are planned: the cells need not be kept beside the records made of them.
      const rows = sheet.rows.slice(from, from + CHUNK).map(({ row, cells, problem }): FileRow => {
        return { row, cells: toCells(cells, mapping), ...(problem && { problem }) }
      })
      const cellsOf = new Map(sheet.rows.slice(from, from + CHUNK).map(({ row, cells }) => [row, cells]))
      const plans = await importer.plan(rows)
      for (const plan of plans) {
        if (plan.outcome === 'refused') plan.cells = cellsOf.get(plan.row)!
      }
      sheet.rows.fill(EMPTY, from, from + CHUNK)
      planned.push(...plans)
    }
    const outcome = summarize(planned, importer.unknownCategories())
    const isStopped =
      (choices.refused === 'stop' && outcome.counts.refused > 0) ||
      (choices.duplicates === 'ask' && outcome.duplicates.length > 0)
    outcome.isApplied = job.step === 'apply' && !isStopped
    await replaceImportRows(tx, id, planned)
    if (outcome.isApplied) {
      const changed = planned.filter(({ outcome: o }) => o === 'created' || o === 'updated')
      for (let from = 0; from < changed.length; from += CHUNK) {
        await pause(context, 'writing', from, changed.length)
        await importer.write(changed.slice(from, from + CHUNK))
      }
    }
    const { counts, duplicates, unknown_categories, isApplied } = outcome
    const data: ImportData = {
      ...file,
      choices: { ...choices, mapping },
      counts,
      duplicates: duplicates.slice(0, DUPLICATES_SHOWN),
      duplicate_count: duplicates.length,
      unknown_categories,
    }
    const isMoved = await moveImport(tx, id, ['running', 'checking'], {
      status: isApplied ? 'done' : 'checked',
      data: JSON.stringify(data),
      writing: false,
      finished: isApplied,
    })
    // Another process has cancelled it.
    if (!isMoved) throw new AppError('conflict', 'The import has been cancelled')
    return outcome
  })
}

const EMPTY = { row: 0, cells: [] }

function summarize(planned: PlannedRow[], unknown: Outcome['unknown_categories']): Outcome {
  const counts: ImportCounts = { created: 0, updated: 0, unchanged: 0, refused: 0 }
  for (const { outcome } of planned) counts[outcome]++
  return {
    counts,
    duplicates: planned.filter((p) => p.isDuplicate).map((p) => p.name),
    unknown_categories: unknown.toSorted((a, b) => b.rows - a.rows).slice(0, UNKNOWN_SHOWN),
    isApplied: false,
    refused: planned
      .filter((p) => p.outcome === 'refused')
      .slice(0, REFUSED_SHOWN)
      .map(({ row, name, outcome, reason }) => ({ row, name, outcome, reason })),
  }
}

async function undo(
  { id, actor, data }: Extract<ImportJob, { step: 'undo' }>,
  kind: ImportKind,
  context: JobContext,
): Promise<Undone> {
  await context.mayWrite()
  return await write(context, async (tx) => {
    const undone = await kind.undo(tx, id, actor, (done, total) => {
      context.checkStop()
      context.progress({ phase: 'undoing', done, total })
    })
    await moveImport(tx, id, ['undoing'], {
      status: 'undone',
      data: JSON.stringify({ ...data, undone } satisfies ImportData),
      writing: false,
    })
    return undone
  })
}

/** One transaction; the catalogue is read again by the thread that holds it. */
const write = <T>({ database }: JobContext, work: (tx: Tx) => Promise<T>): Promise<T> =>
  writeContent({ database, catalog: { refresh: async () => {} }, log: { error: () => {} } }, work)

async function pause(context: JobContext, phase: string, done: number, total: number): Promise<void> {
  context.checkStop()
  context.progress({ phase, done, total })
  // What is sent leaves this thread only when it is idle for a moment.
  await setImmediate()
}
