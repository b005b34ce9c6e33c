import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '../seeded.ts'
import { createTools, signIn } from './admin.ts'
import { checkAll } from './checks.ts'
import { Ledger } from './ledger.ts'
import type { Scenario } from './scenario.ts'
import { createPlace, startSite } from './site.ts'
import { write } from './writers.ts'

const TOOLS = 12
/** A round ends after up to so many answered writes, or so many milliseconds. */
const MOST_WRITES = 60
const MOST_MS = 5_000
/** About what an import and its undo take. */
const IMPORT_MS = 1_500

/** Somewhere in the writes; every other time in an import, its end or its undo. */
async function someMoment(ledger: Ledger, random: Random, isInImport: boolean) {
  const [writes, imports] = [ledger.writes, ledger.imports.length]
  const wanted = random.int(1, MOST_WRITES)
  const isThere = () => (isInImport ? ledger.imports.length > imports : ledger.writes >= writes + wanted)
  for (const end = Date.now() + MOST_MS; !isThere() && Date.now() < end; ) await sleep(2)
  await sleep(random.next() * (isInImport ? IMPORT_MS : 20))
}

/** Kills the process at random moments under mixed writes: what was answered is there, and nothing is half. */
export const kills: Scenario = async (tally, { seed, kills, until }) => {
  const random = new Random(seed)
  const place = await createPlace()
  const database = place.open()
  const ledger = new Ledger()
  let site = await startSite(place.environment)
  const cookie = await signIn(site)
  const tools = await createTools(site, cookie, TOOLS)
  let round = 0
  for (; round < kills && Date.now() < until; round++) {
    const before = ledger.writes
    const writing = write({
      site,
      cookie,
      tools,
      ledger,
      round,
      seed,
      onRefusal: (what, { status, text }) => tally.expect(false, `refused ${what}`, `${status} ${text}`),
    })
    await someMoment(ledger, random, round % 2 === 0)
    await site.kill()
    await writing
    tally.count('kills')
    tally.count('of them in an import or its undo', ledger.imports.at(-1)?.open ? 1 : 0)
    tally.count('answered writes', ledger.writes - before)
    site = await startSite(place.environment)
    await checkAll(site, cookie, database, ledger, tally)
  }
  tally.count('imports', ledger.imports.length)
  tally.expect(round === kills, 'out of time', `${round} of ${kills} kills`)
  await database.close()
  await site.end()
  await place.remove()
}
