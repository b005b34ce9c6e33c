import { randomUUID } from 'node:crypto'
import type { Actor } from '../../../kernel/changes/changes.queries.ts'
import { deleteLeftovers } from '../../../kernel/files/receive-upload.ts'
import { JobCancelled } from '../../../kernel/jobs/jobs.ts'
import { csvStream } from '../../../kernel/spreadsheets/csv-stream.ts'
import type { UploadedFile } from '../../../shared/contract.ts'
import { CSV_MARK, csvLine } from '../../../shared/csv.ts'
import { AppError } from '../../../shared/errors.ts'
import { type Import, ImportChoices, type ImportKindName, type ImportOutcome } from '../imports.contract.ts'
import { deleteCopies, fetchFile, forgetFile, keepFile, shareFile } from './import-file.ts'
import {
  beginWork,
  endIfAbandoned,
  findImport,
  inBackground,
  jobName,
  type Needs,
  refuseIfBusy,
  runJob,
  runStep,
  WORKER,
} from './import-work.ts'
import {
  deleteAbandonedImports,
  deleteFinishedImports,
  insertImport,
  moveImport,
  type StoredImport,
  selectImportRows,
  selectImportRowsAfter,
  selectNewestImports,
  selectRefusedRowsAfter,
} from './imports.queries.ts'
import type { ImportData, ImportJob, Inspected, Outcome } from './imports.run.ts'
import { kindOf } from './kinds.ts'
import { checkMapping } from './mapping.ts'

const DAY_MS = 24 * 3600 * 1000
/** An import that nobody has gone on with is forgotten after this. */
const ABANDONED_MS = DAY_MS
const LISTED = 20
/** Imports whose understanding of columns is remembered. */
const REMEMBERED = 100
const PAGE = 1000

/** Stores an uploaded spreadsheet and answers what its columns seem to hold. Throws `invalid` for what is none. */
export async function createImport(
  services: Needs,
  kind: ImportKindName,
  file: UploadedFile | null,
  actor: Actor,
): Promise<Import> {
  const { id, path, name } = await receiveFile(services, file)
  try {
    const job: ImportJob = { step: 'inspect', kind, file: { path, name } }
    const { mapping: guessed, ...rest } = await services.jobs.run<ImportJob, Inspected>(
      jobName(id),
      WORKER,
      job,
    )
    const mapping = (await rememberedMapping(services, kind, rest.columns)) ?? guessed
    const choices = ImportChoices.parse({ mapping })
    await shareFile(services, { id, file_name: name })
    await storeImport(services, { id, kind, name, actor, data: { ...rest, choices }, status: 'uploaded' })
  } catch (error) {
    await forgetFile(services, { id, file_name: name })
    throw error
  }
  return await getImport(services, kind, id)
}

/** How the columns were last understood of a file with the same headings, by whoever corrected what was guessed. */
async function rememberedMapping({ database }: Needs, kind: ImportKindName, columns: Import['columns']) {
  const headings = JSON.stringify(columns.map((c) => c.name))
  const names = new Set((await kindOf(kind).fields(database.db)).map((f) => f.name))
  const isKnown = (name: string | null) => name === null || names.has(name)
  for (const { status, data } of await selectNewestImports(database.db, kind, REMEMBERED)) {
    const { columns: before, choices } = JSON.parse(data) as ImportData
    const isSame = JSON.stringify(before.map((c) => c.name)) === headings
    if (isSame && status !== 'uploaded' && choices.mapping?.every(isKnown)) return choices.mapping
  }
  return null
}

async function receiveFile(services: Needs, file: UploadedFile | null) {
  const id = randomUUID()
  const kept = await keepFile(services, file, id)
  deleteAbandoned(services).catch((error) => services.log.warn({ err: error }, 'old imports not deleted'))
  return { id, ...kept }
}

async function storeImport(
  { database }: Needs,
  {
    id,
    kind,
    name,
    actor,
    data,
    status,
  }: { id: string; kind: ImportKindName; name: string; actor: Actor; data: ImportData; status: string },
) {
  const row = { id, kind, file_name: name, status, actor_id: actor.id, actor_name: actor.name }
  await insertImport(database.db, { ...row, data: JSON.stringify(data) })
}

async function deleteAbandoned(services: Needs): Promise<void> {
  const { config, database } = services
  await deleteLeftovers(config.dataFolder)
  const before = new Date(Date.now() - ABANDONED_MS).toISOString()
  for (const row of await deleteAbandonedImports(database.db, before)) await forgetFile(services, row)
  await deleteCopies(services, ABANDONED_MS)
}

/** Forgets imports that have been done, or undone, for longer than they are kept. */
export async function deleteOldImports({ database, config }: Pick<Needs, 'database' | 'config'>) {
  const before = new Date(Date.now() - config.keepImportsDays * DAY_MS).toISOString()
  await deleteFinishedImports(database.db, before)
}

export async function listImports(services: Needs, kind: ImportKindName): Promise<Import[]> {
  const rows = await selectNewestImports(services.database.db, kind, LISTED)
  return await Promise.all(rows.map(async (row) => toImport(services, await endIfAbandoned(services, row))))
}

export async function getImport(services: Needs, kind: ImportKindName, id: string): Promise<Import> {
  return await toImport(services, await findImport(services, kind, id))
}

async function toImport({ jobs, database }: Needs, row: StoredImport): Promise<Import> {
  const kind = row.kind as ImportKindName
  const data = JSON.parse(row.data) as ImportData
  const progress = await jobs.progressOf(jobName(row.id))
  const fields = await kindOf(kind).fields(database.db)
  // It is stored already, but as long as the job is at work readers do not see it.
  const before: Partial<Record<string, Import['status']>> = {
    checked: 'checking',
    done: 'running',
    undone: 'undoing',
  }
  const status = (progress && before[row.status]) ?? (row.status as Import['status'])
  return {
    id: row.id,
    kind,
    file_name: row.file_name,
    status,
    actor_name: row.actor_name,
    created_at: row.created_at,
    finished_at: row.finished_at,
    progress,
    fields: fields.map(({ name, label, required = false }) => ({ name, label, required })),
    counts: null,
    duplicates: [],
    duplicate_count: 0,
    unknown_categories: [],
    undone: null,
    error: null,
    ...data,
  }
}

/** Starts a dry run or the import itself; `getImport` tells how it goes. Throws `conflict` and `invalid`. */
export async function startImport(
  services: Needs,
  kind: ImportKindName,
  id: string,
  step: 'check' | 'apply',
  choices: ImportChoices,
  actor: Actor,
): Promise<Import> {
  const row = await findImport(services, kind, id)
  const data = JSON.parse(row.data) as ImportData
  const mapping = choices.mapping ?? data.choices.mapping
  if (mapping) {
    const columns = data.columns.map((c) => c.name)
    checkMapping(mapping, columns, await kindOf(kind).fields(services.database.db))
  }
  const next: ImportData = { ...data, choices: { ...choices, ...(mapping && { mapping }) }, error: null }
  await fetchFile(services, row)
  await beginWork(services, row, step === 'apply' ? 'running' : 'checking', next)
  inBackground(services, runStep(services, kind, row, step, next.choices, actor))
  return await getImport(services, kind, id)
}

/** Stops what is at work on an import. */
export async function cancelImport(services: Needs, kind: ImportKindName, id: string): Promise<Import> {
  const row = await findImport(services, kind, id)
  if (!services.jobs.cancel(jobName(id)) && services.database.isShared) {
    // It runs in another process, which finds this when it is about to commit.
    await moveImport(services.database.db, id, ['checking', 'running'], {
      status: 'cancelled',
      writing: false,
    })
  }
  return await getImport(services, kind, row.id)
}

/** Starts to undo an import that is done. */
export async function startUndo(
  services: Needs,
  kind: ImportKindName,
  id: string,
  actor: Actor,
): Promise<Import> {
  const row = await findImport(services, kind, id)
  await beginWork(services, row, 'undoing')
  const data = JSON.parse(row.data) as ImportData
  const job: ImportJob = { step: 'undo', kind, id, actor, data: { ...data, error: null } }
  inBackground(
    services,
    runJob(services, job, ['undoing'], async () => await services.catalog.refresh()),
  )
  return await getImport(services, kind, id)
}

export async function listImportRows(
  services: Needs,
  kind: ImportKindName,
  id: string,
  filter: { outcome?: ImportOutcome | undefined; search?: string | undefined; limit: number; offset: number },
) {
  await findImport(services, kind, id)
  return await selectImportRows(services.database.db, id, filter)
}

/** What became of each row, as CSV. */
export async function importReport(services: Needs, kind: ImportKindName, id: string) {
  const { file_name } = await findImport(services, kind, id)
  async function* pages() {
    for (let row = 0; ; ) {
      const rows = await selectImportRowsAfter(services.database.db, id, row, PAGE)
      if (rows.length === 0) return
      row = rows.at(-1)!.row
      yield rows.map((r) => [String(r.row), r.name, r.outcome, r.reason ?? ''])
    }
  }
  return {
    stream: await csvStream(['Row', 'Name', 'Outcome', 'Reason'], pages()),
    name: `${plainName(file_name)}_report.csv`,
  }
}

const plainName = (fileName: string) => fileName.replace(/\.\w+$/, '').replace(/[^\w-]+/g, '_')

/** The refused rows as they stand in the file, each with its reason in a further column, as CSV to be corrected. */
export async function refusedRows(services: Needs, kind: ImportKindName, id: string) {
  const { file_name, data } = await findImport(services, kind, id)
  const { columns } = JSON.parse(data) as ImportData
  async function* pages() {
    for (let row = 0; ; ) {
      const rows = await selectRefusedRowsAfter(services.database.db, id, row, PAGE)
      if (rows.length === 0) return
      row = rows.at(-1)!.row
      yield rows.map(({ cells, reason }) => [...columns.map((_, i) => cells[i] ?? ''), reason])
    }
  }
  return {
    stream: await csvStream([...columns.map((c) => c.name), 'Why it was refused'], pages()),
    name: `${plainName(file_name)}_refused.csv`,
  }
}

/** An empty spreadsheet with the columns of a kind. */
export async function importTemplate({ database }: Pick<Needs, 'database'>, kind: ImportKindName) {
  const fields = await kindOf(kind).fields(database.db)
  return CSV_MARK + csvLine(fields.filter((f) => !f.isExtra).map((f) => f.label))
}

/** Imports a file in one go, as the specification's upload does. */
export async function importAtOnce(
  services: Needs,
  kind: ImportKindName,
  file: UploadedFile | null,
  given: Partial<ImportChoices>,
  actor: Actor,
): Promise<Outcome & { id: string }> {
  await refuseIfBusy(services)
  const { id, name } = await receiveFile(services, file)
  const row = { id, file_name: name }
  const choices = ImportChoices.parse(given)
  const data: ImportData = { columns: [], row_count: 0, notes: [], choices }
  try {
    await storeImport(services, { id, kind, name, actor, data, status: 'uploaded' })
    await beginWork(services, await findImport(services, kind, id), 'running')
    const outcome = await runStep(services, kind, row, 'apply', choices, actor)
    // The second try brings its own file.
    if (!outcome.isApplied) await forgetFile(services, row)
    return { id, ...outcome }
  } catch (error) {
    await forgetFile(services, row)
    if (error instanceof JobCancelled) throw new AppError('conflict', 'The import has been cancelled')
    throw error
  }
}
