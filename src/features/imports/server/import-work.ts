import type { Actor } from '../../../kernel/changes/changes.queries.ts'
import { isUniqueViolation } from '../../../kernel/data/database.ts'
import type { Services } from '../../../kernel/http/context.ts'
import { JobCancelled } from '../../../kernel/jobs/jobs.ts'
import { AppError, UNKNOWN_ERROR } from '../../../shared/errors.ts'
import type { ImportChoices, ImportKindName } from '../imports.contract.ts'
import { forgetFile, pathOf } from './import-file.ts'
import {
  moveImport,
  type StoredImport,
  selectImport,
  selectWritingImport,
  touchImport,
} from './imports.queries.ts'
import type { ImportData, ImportJob, Outcome } from './imports.run.ts'

/** How work on an import is begun, followed and ended, whatever happens meanwhile. */

export type Needs = Pick<Services, 'config' | 'database' | 'catalog' | 'jobs' | 'log'>

export const WORKER = new URL('./imports.worker.ts', import.meta.url)
/** How often a process says that it still works on an import, and how long the others believe it without. */
const BEAT_MS = 5_000
const SILENT_MS = 20_000
/** States in which an import can be checked or applied. */
const READY = ['uploaded', 'checked', 'failed', 'cancelled'] as const

export const jobName = (id: string) => `import:${id}`

export async function findImport(services: Needs, kind: ImportKindName, id: string): Promise<StoredImport> {
  const row = await selectImport(services.database.db, kind, id)
  if (!row) throw new AppError('not_found', 'There is no such import. It may have been too old.')
  return await endIfAbandoned(services, row)
}

/** An import at work in a process that has ended is over: its transaction went with it. */
export async function endIfAbandoned({ database, jobs }: Needs, row: StoredImport): Promise<StoredImport> {
  const isAtWork = ['checking', 'running', 'undoing'].includes(row.status)
  if (!isAtWork || (await jobs.progressOf(jobName(row.id)))) return row
  const isSilent = Date.now() - Date.parse(row.updated_at) > SILENT_MS
  // Another machine may work on it; those that share a file of SQLite have been asked.
  if (database.engine === 'postgres' && !isSilent) return row
  const status = row.status === 'undoing' ? 'done' : 'failed'
  const error = 'The server was stopped meanwhile. Nothing has been changed; you can try again.'
  const data = JSON.stringify({ ...(JSON.parse(row.data) as ImportData), error })
  if (!(await moveImport(database.db, row.id, [row.status], { status, data, writing: false }))) {
    // It has been done meanwhile.
    return (await selectImport(database.db, row.kind, row.id)) ?? row
  }
  return { ...row, status, data }
}

/** Moves an import into a state of work; the one that writes is alone in that. Throws `conflict`. */
export async function beginWork(
  services: Needs,
  row: StoredImport,
  status: string,
  data?: ImportData,
): Promise<void> {
  const { db } = services.database
  if (await services.jobs.progressOf(jobName(row.id))) throw workedOn()
  const writing = status !== 'checking'
  // Looked at before it is tried: on SQLite the attempt would wait until the other one has written.
  if (writing) await refuseIfBusy(services)
  const from = status === 'undoing' ? ['done'] : READY
  try {
    const next = { status, writing, ...(data && { data: JSON.stringify(data) }) }
    if (await moveImport(db, row.id, from, next)) return
  } catch (error) {
    if (isUniqueViolation(error)) throw busy(await selectWritingImport(db))
    throw error
  }
  throw workedOn()
}

const workedOn = () => new AppError('conflict', 'This import is being worked on, or done already.')

/** Throws `conflict` while an import, of whatever kind, changes the catalogue. */
export async function refuseIfBusy(services: Needs): Promise<void> {
  const other = await selectWritingImport(services.database.db)
  if (other && (await endIfAbandoned(services, other)).status === other.status) throw busy(other)
}

function busy(other: StoredImport | null): AppError {
  const what = other ? ` (${other.file_name}, started by ${other.actor_name})` : ''
  return new AppError('conflict', `Another import is running${what}. Please try again when it is done.`)
}

/** Work that nobody waits for has reported what became of it in the database. */
export function inBackground({ jobs, log }: Needs, promise: Promise<unknown>): void {
  const reported = promise.catch((error) => {
    if (!(error instanceof AppError || error instanceof JobCancelled))
      log.error({ err: error }, 'import failed')
  })
  jobs.waitFor(reported)
}

export async function runStep(
  services: Needs,
  kind: ImportKindName,
  row: Pick<StoredImport, 'id' | 'file_name'>,
  step: 'check' | 'apply',
  choices: ImportChoices,
  actor: Actor,
): Promise<Outcome> {
  const file = { path: pathOf(services, row), name: row.file_name }
  const job: ImportJob = { step, kind, id: row.id, file, choices, actor }
  const outcome = await runJob<Outcome>(services, job, ['checking', 'running'], async ({ isApplied }) => {
    if (!isApplied) return
    await services.catalog.refresh()
    await forgetFile(services, row)
  })
  return outcome
}

/** Runs a job on an import and, if it fails, tells so in the database. */
export async function runJob<R>(
  { database, jobs, log }: Needs,
  job: Exclude<ImportJob, { step: 'inspect' }>,
  during: string[],
  finish: (value: R) => Promise<void>,
): Promise<R> {
  const { id, kind } = job
  const beat = setInterval(() => {
    if (database.engine === 'postgres')
      touchImport(database.db, id).catch((error) => log.warn({ err: error }, 'import not touched'))
  }, BEAT_MS)
  try {
    return await jobs.run<ImportJob, R>(jobName(id), WORKER, job, finish)
  } catch (error) {
    const row = await selectImport(database.db, kind, id)
    if (row && during.includes(row.status)) {
      const sentence = error instanceof AppError ? error.message : UNKNOWN_ERROR
      const isCancelled = error instanceof JobCancelled
      const back = job.step === 'undo' ? 'done' : isCancelled ? 'cancelled' : 'failed'
      const data = { ...(JSON.parse(row.data) as ImportData), error: isCancelled ? null : sentence }
      await moveImport(database.db, id, during, {
        status: back,
        data: JSON.stringify(data),
        writing: false,
      })
    }
    throw error
  } finally {
    clearInterval(beat)
  }
}
