import { once } from 'node:events'
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../src/kernel/data/database.ts'
import { fillCatalogue } from './fill.ts'
import { type Cores, chooseCores, machineLine, spawnNode, temporaryFolder, useCores } from './machine.ts'
import { createPostgres } from './postgres.ts'
import { type Budget, budgetTable, megabytes, ms, table } from './report.ts'
import { startKitly } from './servers.ts'
import { type Synthetic, syntheticCatalog } from './synthetic.ts'
import { quantile } from './timing.ts'
import { visit } from './visitors.ts'

/** A backup of 100,000 tools while 20 visitors a second ask for lists that nobody has asked for, and what restoring and moving it takes. */
export interface BackupFigures {
  engine: 'SQLite' | 'PostgreSQL'
  /** From the start of the command to its end, in milliseconds. */
  backup: number
  bytes: number
  restore: number
  /** SQLite to PostgreSQL. */
  move: number | null
  /** The p99 of visitors, in milliseconds. */
  alone: number
  during: number
}

const TOOLS = 100_000
/** A list of so many tools takes a core some 15 ms: five times as many visitors would be all that it can do. */
const READS_PER_SECOND = 20
const WARM_UP_MS = 3_000
const ALONE_MS = 5_000

type Say = (text: string) => void

export async function measureBackups(cores: Cores, say: Say): Promise<BackupFigures[]> {
  // Two programs and the visitors are at work: held on two cores, one of them would wait for another.
  useCores(cores.all)
  const synthetic = await syntheticCatalog(TOOLS)
  const first = await createPostgres()
  try {
    const figures = [await measureEngine('SQLite', synthetic, undefined, first?.url, say)]
    // What has been moved is as good as filled.
    if (first) figures.push(await measureEngine('PostgreSQL', synthetic, first.url, undefined, say))
    return figures
  } finally {
    await first?.stop()
  }
}

async function measureEngine(
  engine: BackupFigures['engine'],
  synthetic: Synthetic,
  databaseUrl: string | undefined,
  moveTo: string | undefined,
  say: Say,
): Promise<BackupFigures> {
  const folder = temporaryFolder()
  const place = temporaryFolder()
  const archive = join(place, 'site.tar.gz')
  const settings = { KITLY_SECRET: 'the secret of a benchmark, long enough' }
  const of = { ...settings, KITLY_DATA: folder, DATABASE_URL: databaseUrl ?? '' }
  const second = databaseUrl ? await createPostgres() : null
  try {
    if (!databaseUrl) {
      say(`${engine}: filling`)
      const database = openDatabase({ dataFolder: folder })
      await fillCatalogue(database, synthetic)
      await database.close()
    }
    const kitly = await startKitly({ all: null, server: null }, folder, {
      ...settings,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })
    try {
      const visitFor = async (work: () => Promise<unknown>) => {
        const visitors = await visit(kitly, READS_PER_SECOND)
        await work()
        return quantile(await visitors.end(), 0.99)
      }
      await visitFor(() => sleep(WARM_UP_MS))
      say(`${engine}: visitors alone`)
      const alone = await visitFor(() => sleep(ALONE_MS))
      say(`${engine}: backup`)
      let backup = 0
      const during = await visitFor(async () => {
        backup = await timeCommand('backup', [archive], of)
      })
      say(`${engine}: restore`)
      const empty = { ...settings, KITLY_DATA: join(place, 'data'), DATABASE_URL: second?.url ?? '' }
      const restore = await timeCommand('restore', [archive], empty)
      say(`${engine}: move`)
      const move = moveTo ? await timeCommand('move-to-postgres', [], { ...of, DATABASE_URL: moveTo }) : null
      return { engine, backup, bytes: statSync(archive).size, restore, move, alone, during }
    } finally {
      await kitly.stop()
    }
  } finally {
    await second?.stop()
    for (const path of [folder, place]) rmSync(path, { recursive: true, force: true })
  }
}

/** Milliseconds that a command takes, from the start of its script to its end. */
async function timeCommand(name: string, args: string[], settings: Record<string, string>): Promise<number> {
  const { PATH, HOME } = process.env
  const start = performance.now()
  const script = join(import.meta.dirname, '..', 'scripts', `${name}.mjs`)
  const child = spawnNode(null, [script, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH, HOME, ...settings },
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${name} has ended with code ${code}`)
  return performance.now() - start
}

export const backupTable = (figures: BackupFigures[]): string =>
  table(
    [
      '',
      'backup ms',
      'archive MB',
      'restore ms',
      'move to PostgreSQL ms',
      'visitors alone, p99 ms',
      'meanwhile',
    ],
    figures.map(({ engine, backup, bytes, restore, move, alone, during }) => [
      engine,
      ms(backup),
      megabytes(bytes),
      ms(restore),
      move === null ? '' : ms(move),
      ms(alone),
      ms(during),
    ]),
  )

export const backupBudgets = (figures: BackupFigures[]): Budget[] =>
  figures.map(({ engine, backup }) => ({
    what: `backup of 100,000 tools while serving, ${engine}`,
    limit: 10_000,
    figure: backup,
    unit: 'ms',
  }))

/** node bench/backup.ts: only this. */
if (process.argv[1] === join(import.meta.dirname, 'backup.ts')) {
  console.log(machineLine())
  const figures = await measureBackups(chooseCores(), (text) => console.error(text))
  console.log(`${backupTable(figures)}\n\n${budgetTable(backupBudgets(figures))}`)
}
