import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { childEnv, Failure, kitlyNode } from './paths.mjs'
import { startPostgres } from './postgres.mjs'
import { onceAbandoned, run, stopChildren } from './run.mjs'
import { explain, step } from './steps.mjs'

const ENGINES = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

/** The machine's own settings of Kitly must not change what is tested. */
export function testEnv(folder, extra) {
  const env = childEnv({ TMPDIR: folder, ...extra })
  for (const name of Object.keys(env)) {
    const isOurs = name.startsWith('KITLY_') || ['PORT', 'HOST', 'DATABASE_URL'].includes(name)
    if (isOurs && !(name in extra)) delete env[name]
  }
  return env
}

/**
 * Runs a program on each engine, or on that of `--only=`, with the other arguments of the command. Answers the exit
 * code: 0 when nothing fell short on any.
 */
export async function runOnEngines(file, { postgres = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'kitly-test-'))
  let stopPostgres = async () => {}
  const cleanUp = async () => {
    await stopPostgres()
    rmSync(folder, { recursive: true, force: true })
  }
  const interrupt = async () => {
    stopChildren()
    await cleanUp()
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, interrupt)
  onceAbandoned(interrupt)
  let code = 0
  try {
    const engines = chosenEngines()
    const args = process.argv.slice(2).filter((a) => !a.startsWith('--only='))
    await ensureInstalled()
    await ensureBuilt()
    for (const engine of engines) {
      let extra = {}
      if (engine === 'postgres') {
        const server = await step('Starting PostgreSQL', () => startPostgres(postgres))
        stopPostgres = server.stop
        extra = { DATABASE_URL: server.url }
      }
      const title = `${file.split('/')[1]} on ${ENGINES[engine]}`
      const work = () => runProgram(file, args, testEnv(folder, extra))
      await step(title, work, { open: true }).catch((error) => {
        explain(error)
        code = 1
      })
    }
  } catch (error) {
    explain(error)
    code = 1
  } finally {
    await cleanUp()
  }
  return code
}

async function runProgram(file, args, env) {
  return (
    await run(kitlyNode(), ['--disable-warning=ExperimentalWarning', file, ...args], { show: true, env })
  ).code
}

function chosenEngines() {
  const only = process.argv.find((a) => a.startsWith('--only='))?.slice('--only='.length)
  const names = only?.split(',') ?? Object.keys(ENGINES)
  const unknown = names.find((name) => !(name in ENGINES))
  if (unknown !== undefined) throw new Failure(`There is no engine "${unknown}": sqlite or postgres.`)
  return names
}
