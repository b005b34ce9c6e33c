import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { utils, write } from '@e965/xlsx'
import { readConfig } from '../src/config.ts'
import { TOOL_COLUMNS, toolCells } from '../src/features/tools/server/tools.csv.ts'
import type { BulkUploadAnswer } from '../src/features/tools/tool-files.contract.ts'
import { createProgram } from '../src/program.ts'
import { csvLine } from '../src/shared/csv.ts'
import { createPerson } from '../test/people.ts'
import { fillDatabase } from './fill.ts'
import { type Cores, chooseCores, temporaryFolder } from './machine.ts'
import { type Budget, budgetTable, count, megabytes, ms, table } from './report.ts'
import { type Server, startKitly } from './servers.ts'
import { syntheticCatalog } from './synthetic.ts'
import { quantile } from './timing.ts'
import type { Upload } from './upload.worker.ts'
import { readList, visit } from './visitors.ts'

/** What imports cost, and what visitors notice of them. Memory in bytes, times in milliseconds. */
export interface ImportFigures {
  imports: {
    type: 'csv' | 'xlsx'
    fileBytes: number
    ms: number
    peak: number
    reads: number
    p99: number
    p99Before: number
  }[]
}

const CATALOGUE = 5_000
const ROWS = 10_000
const QUIET_MS = 3_000

type Say = (text: string) => void

export async function measureImports(cores: Cores, say: Say): Promise<ImportFigures> {
  const imports: ImportFigures['imports'] = []
  for (const type of ['csv', 'xlsx'] as const) {
    say(`import of .${type}`)
    imports.push(
      await withServer(cores, CATALOGUE, async (kitly, cookie) => await timeImport(kitly, cookie, type)),
    )
  }
  return { imports }
}

/** A running program with a catalogue and an administrator, whose cookie is handed on. */
async function withServer<T>(
  cores: Cores,
  size: number,
  work: (kitly: Server, cookie: string) => Promise<T>,
): Promise<T> {
  const folder = temporaryFolder()
  try {
    await fillDatabase(folder, await syntheticCatalog(size))
    const program = await createProgram(
      readConfig({ KITLY_DATA: folder, KITLY_LOG: 'silent', KITLY_STARTER: '0' }),
    )
    const app = program as unknown as Parameters<typeof createPerson>[0]
    const { headers } = await createPerson(app, { role: 'admin', password: null })
    await program.close()
    // Imports have threads of their own: held on one core they would only take it from the answers.
    const kitly = await startKitly({ ...cores, server: cores.all }, folder)
    try {
      return await work(kitly, headers.cookie!)
    } finally {
      await kitly.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function rowsToImport(): Promise<string[][]> {
  const { tools } = await syntheticCatalog(ROWS, 2)
  const rows = tools.map((tool) =>
    toolCells({ ...tool, name: `${tool.name} II`, slug: '', status: 'active' }),
  )
  return [TOOL_COLUMNS.map((f) => f.label), ...rows]
}

async function timeImport(kitly: Server, cookie: string, type: 'csv' | 'xlsx') {
  const rows = await rowsToImport()
  const bytes = type === 'csv' ? Buffer.from(rows.map(csvLine).join('')) : workbookOf(rows)
  // The server has answered before: what is measured is the import, not the first request.
  await readList(kitly.url, 0)
  // So has an administrator: the first one after a start also loads what only signed-in people need.
  await (await fetch(`${kitly.url}/api/admin/tools?limit=1`, { headers: { cookie } })).bytes()
  // Without an import: on a busy machine the other figure says little without this one.
  const quiet = await visit(kitly)
  await sleep(QUIET_MS)
  const timesBefore = await quiet.end()
  const visitors = await visit(kitly)
  const start = performance.now()
  const answer = await upload({
    url: `${kitly.url}/api/admin/tools/bulk-upload`,
    cookie,
    name: `tools.${type}`,
    bytes: new Uint8Array(bytes),
  })
  const ms = performance.now() - start
  const times = await visitors.end()
  if (answer.successCount !== ROWS) throw new Error(`The import has failed: ${answer.message}`)
  const peak = peakBytes(kitly.pid)
  const [p99, p99Before] = [quantile(times, 0.99), quantile(timesBefore, 0.99)]
  return { type, fileBytes: bytes.length, ms, peak, reads: times.length, p99, p99Before }
}

async function upload(workerData: Upload): Promise<BulkUploadAnswer> {
  const worker = new Worker(new URL('./upload.worker.ts', import.meta.url), { workerData })
  const [answer] = await once(worker, 'message')
  return answer as BulkUploadAnswer
}

function workbookOf(rows: string[][]): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Tools')
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true })
}

/** The most memory that a process has held so far; NaN where the system does not tell. */
function peakBytes(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
  } catch {
    return Number.NaN
  }
}

export function importTable({ imports }: ImportFigures): string {
  const rows = imports.map(({ type, fileBytes, ms: time, peak, reads, p99, p99Before }) => [
    `import of 10,000 tools from .${type}`,
    megabytes(fileBytes),
    count(time),
    megabytes(peak),
    count(reads),
    ms(p99),
    ms(p99Before),
  ])
  const head = ['', 'file MB', 'ms', 'memory MB', 'list requests', 'p99 ms', 'p99 ms before']
  return table(head, rows)
}

export function importBudgets({ imports }: ImportFigures): Budget[] {
  const list: Budget[] = []
  for (const { type, ms: time, p99, peak } of imports) {
    const what = `import of 10,000 tools from .${type}`
    list.push({ what, limit: type === 'csv' ? 6_000 : 12_000, figure: time, unit: 'ms' })
    list.push({ what: `${what}: list requests meanwhile, p99`, limit: 50, figure: p99, unit: 'ms' })
    list.push({ what: `${what}: most memory`, limit: 500, figure: peak / 1e6, unit: 'MB' })
  }
  return list
}

if (import.meta.main) {
  const figures = await measureImports(chooseCores(), () => {})
  console.log(`${importTable(figures)}\n`)
  console.log(budgetTable(importBudgets(figures)))
}
