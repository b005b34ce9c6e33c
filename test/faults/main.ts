import { parseArgs } from 'node:util'
import { keepResults } from '../../bench/results-file.ts'
import { POSTGRES_URL } from '../postgres.ts'
import { clockJumps } from './clock-jumps.ts'
import { databaseGone } from './database-gone.ts'
import { diskFull } from './disk-full.ts'
import { kills } from './kills.ts'
import { races } from './races.ts'
import type { Scenario } from './scenario.ts'
import { sigterm } from './sigterm.ts'
import { Tally } from './tally.ts'

/**
 * Faults of machines at real processes, on the database of the environment. Ends with 1 if anything fell short.
 * --kills=100  how many;  --seed=1  which;  --minutes=7.5  the most it may take;  --scenario=kills  only this one;
 * --write  keeps the figures
 */
const SCENARIOS: Record<string, [title: string, scenario: Scenario]> = {
  'disk-full': ['disk full', diskFull],
  'database-gone': ['database gone and back', databaseGone],
  races: ['races on the same record', races],
  sigterm: ['SIGTERM under load', sigterm],
  clock: ['clock jumps', clockJumps],
  kills: ['kills under mixed writes', kills],
}

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '7.5' },
    scenario: { type: 'string' },
    write: { type: 'boolean' },
  },
})
const start = Date.now()
const extent = {
  seed: Number(values.seed),
  kills: Number(values.kills),
  until: start + Number(values.minutes) * 60_000,
}
const engine = POSTGRES_URL ? 'postgres' : 'sqlite'
const chosen = Object.keys(SCENARIOS).filter(
  (name) => values.scenario === undefined || name === values.scenario,
)
const lines = [`${engine}, seed ${extent.seed}`]
let failed = 0
for (const name of chosen) {
  const [title, scenario] = SCENARIOS[name]!
  const tally = new Tally(title)
  await scenario(tally, extent).catch((error: Error) =>
    tally.expect(false, 'not tried to the end:', error.stack),
  )
  failed += tally.failed
  lines.push(...tally.lines())
  console.log(tally.lines().join('\n'))
}
lines.push(`${failed} fell short, after ${Math.round((Date.now() - start) / 1000)} s`)
console.log(lines.at(-1))
if (values.write) keepResults('npm run test:faults', lines, engine)
process.exit(failed > 0 || chosen.length === 0 ? 1 : 0)
