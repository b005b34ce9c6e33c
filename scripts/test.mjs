// `npm test`: everything there is to check, on both databases and in a real browser.
// `npm test -- --only=check,sqlite,postgres,build,e2e` does some of it; further words select test files.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { testEnv as envOfTests } from './lib/engines.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { command, Failure, kitlyNode } from './lib/paths.mjs'
import { freePort, startPostgres } from './lib/postgres.mjs'
import { readReport } from './lib/reports.mjs'
import { mustRun, onceAbandoned, run, stopChildren } from './lib/run.mjs'
import { duration, explain, step } from './lib/steps.mjs'

const startedAt = performance.now()
/** Reports, and whatever the tests put into temporary files. */
const folder = mkdtempSync(join(tmpdir(), 'kitly-test-'))
const total = { passed: 0, failed: 0 }
const broken = []
/** A line for each test that failed, or that passed only when tried again. */
const failures = []
const retried = []
let isInterrupted = false
const cleanups = [() => rmSync(folder, { recursive: true, force: true })]
const files = process.argv.slice(2).filter((a) => !a.startsWith('-'))

const testEnv = (extra) => envOfTests(folder, { NODE_ENV: 'test', ...extra })

const runTool = (name, args, sentence, env = {}) =>
  mustRun(kitlyNode(), [command(name), ...args], sentence, { env: testEnv(env) })

/** Runs a test runner, whose output is shown, and adds up what it reports. */
async function runTests(name, args, report, env) {
  const { code } = await run(kitlyNode(), [command(name), ...args, ...files], {
    show: true,
    env: testEnv(env),
  })
  const counts = readReport(report)
  total.passed += counts?.passed ?? 0
  total.failed += counts?.failed ?? 0
  failures.push(...(counts?.failures ?? []))
  retried.push(...(counts?.retried ?? []))
  if (code === 0 && counts) return
  // Counted already, unless what failed was not a test.
  throw Object.assign(new Failure('Some tests failed: see above.'), { counted: counts?.failed > 0 })
}

function vitest(name, env = {}) {
  const report = join(folder, `${name}.json`)
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return runTests('vitest', args, report, env)
}

const STEPS = {
  check: {
    'Format and lint': () =>
      runTool('biome', ['ci', '--colors=off', '.'], 'Biome found something: npm run format repairs most.'),
    Types: () => runTool('tsc', ['-p', '.'], 'The types do not agree.'),
  },
  sqlite: { 'Tests on SQLite': { open: () => vitest('sqlite') } },
  postgres: {
    'Tests on PostgreSQL': {
      before: async () => {
        const { url, stop } = await step('Starting PostgreSQL', startPostgres)
        cleanups.push(stop)
        return url
      },
      open: (url) => vitest('postgres', { DATABASE_URL: url }),
    },
  },
  build: { Build: { open: ensureBuilt } },
  e2e: {
    'Tests in the browser': {
      before: async () => {
        const path = await step('Looking for a browser', findBrowser)
        await ensureBuilt()
        return path
      },
      open: async (path) => {
        const report = join(folder, 'e2e.json')
        const data = join(folder, 'e2e-data')
        const port = String(await freePort())
        const env = {
          CHROMIUM_PATH: path,
          E2E_DATA: data,
          // Beside the temporary files it would be made anew in each run.
          PWTEST_CACHE_DIR: 'node_modules/.cache/playwright',
          E2E_PORT: port,
          E2E_PROVIDER_PORT: String(await freePort()),
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        }
        return runTests('playwright', ['test', '--reporter=list,json'], report, env)
      },
    },
  },
}

async function doStep(title, work) {
  try {
    if (typeof work === 'function') return await step(title, work)
    const prepared = await work.before?.()
    await step(title, () => work.open(prepared), { open: true })
  } catch (error) {
    // Nothing is left to be done or told: the process ends in a moment.
    if (isInterrupted) await new Promise(() => {})
    explain(error)
    broken.push(title)
    if (!error.counted) total.failed++
  }
}

async function cleanUp() {
  while (cleanups.length > 0) await cleanups.pop()()
}

function chosenSteps() {
  const only = process.argv.find((a) => a.startsWith('--only='))
  const names = only ? only.slice('--only='.length).split(',') : Object.keys(STEPS)
  const unknown = names.find((name) => !(name in STEPS))
  if (unknown !== undefined) {
    throw new Failure(`There is no step "${unknown}": choose from ${Object.keys(STEPS).join(', ')}.`)
  }
  return names
}

async function interrupt() {
  isInterrupted = true
  stopChildren()
  await cleanUp()
  process.exit(130)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, interrupt)
onceAbandoned(interrupt)

try {
  const names = chosenSteps()
  await ensureInstalled()
  for (const name of names) {
    for (const [title, work] of Object.entries(STEPS[name])) await doStep(title, work)
  }
  const time = duration(performance.now() - startedAt)
  console.log(
    broken.length === 0
      ? `\nEverything passed in ${time}: ${names.join(', ')}.`
      : `\nNot everything passed, after ${time}. What failed: ${broken.join(', ')}.`,
  )
} catch (error) {
  explain(error)
  total.failed++
} finally {
  await cleanUp()
}
// At the very end, where it is found in a long log.
if (retried.length > 0) console.log(`Passed when tried again:\n  ${retried.join('\n  ')}`)
if (failures.length > 0) console.log(`Failed:\n  ${failures.join('\n  ')}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
