import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeCases } from './cases.ts'
import type { InProcess } from './in-process.ts'
import { type CaseResult, measure } from './load.ts'
import { type Cores, figuresOf, temporaryFolder } from './machine.ts'
import { type PageWeight, weigh } from './page-weight.ts'
import { measureSeo, type SeoFigures } from './seo.ts'
import { residentBytes, type Server, startBare, startKitly } from './servers.ts'
import { syntheticCatalog } from './synthetic.ts'
import { median } from './timing.ts'

/** Everything that is measured at one size of the catalogue. */
export interface SizeResult {
  size: number
  readyMs: number
  residentAfterStart: number
  residentAfterLoad: number
  cases: CaseResult[]
  weights: PageWeight[]
  seo: SeoFigures
  inProcess: InProcess
}

export interface Effort {
  /** Length of one round of load. */
  seconds: number
  starts: number
}

type Say = (text: string) => void

const UNCACHED = join(import.meta.dirname, 'uncached-server.ts')
/** Lists of a thousand tools: more than the cache holds. */
const LISTS = 200

async function fillCache({ url }: Server) {
  for (let n = 0; n < LISTS; n++) await (await fetch(`${url}/api/tools?limit=1000&exclude=${n + 1}`)).bytes()
}

export async function measureSize(cores: Cores, size: number, effort: Effort, say: Say): Promise<SizeResult> {
  const dataFolder = temporaryFolder()
  try {
    say('in process')
    const inProcess = await figuresOf<InProcess>(cores, 'in-process.ts', String(size), dataFolder)
    return { size, ...(await measureProgram(cores, size, dataFolder, effort, say)), inProcess }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function measureProgram(
  cores: Cores,
  size: number,
  dataFolder: string,
  { seconds, starts }: Effort,
  say: Say,
) {
  say('first start')
  const synthetic = await syntheticCatalog(size)
  const bare = await startBare(cores)
  let kitly = await startKitly(cores, dataFolder)
  try {
    const times = [kitly.readyMs]
    const resident = [await residentBytes(kitly)]
    while (times.length < starts) {
      say(`start ${times.length + 1} of ${starts}`)
      await kitly.stop()
      kitly = await startKitly(cores, dataFolder)
      times.push(kitly.readyMs)
      resident.push(await residentBytes(kitly))
    }
    const first = synthetic.tools[0]!.slug
    const weights: PageWeight[] = []
    for (const page of ['/', '/tools', `/tools/${first}`]) weights.push(await weigh(kitly, page))
    const cases: CaseResult[] = []
    const measureAll = async (cached: boolean) => {
      for (const what of makeCases(synthetic, first).filter((c) => c.cached === cached)) {
        say(`${what.name} (${cached ? 'cached' : 'uncached'})`)
        cases.push(await measure(kitly, bare, what, seconds))
      }
    }
    await measureAll(true)
    await fillCache(kitly)
    const residentAfterLoad = await residentBytes(kitly)
    say('pictures and sitemap')
    const seo = await measureSeo(kitly, synthetic)
    await kitly.stop()
    kitly = await startKitly(cores, dataFolder, {}, UNCACHED)
    await measureAll(false)
    return {
      readyMs: median(times),
      residentAfterStart: median(resident),
      residentAfterLoad,
      cases,
      seo,
      weights,
    }
  } finally {
    await kitly.stop()
    await bare.stop()
  }
}
