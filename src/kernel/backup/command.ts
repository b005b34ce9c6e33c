import { resolve } from 'node:path'
import type { Say } from './progress.ts'

/** What the commands that copy a site have in common at a terminal. */

const REDRAW_MS = 100

/** The file that a command is given; npm runs scripts in the project's folder, whoever calls them. */
export function fileArgument(name: string): string {
  const [file] = process.argv.slice(2)
  if (!file) throw new Error(`name the file: npm run ${name} -- FILE`)
  return resolve(process.env.INIT_CWD ?? '.', file)
}

/** Does the work of a command, and ends the process. A failure is one sentence that begins with `failed`. */
export async function runCommand(
  failed: string,
  work: (say: Say, signal: AbortSignal) => Promise<string[]>,
): Promise<never> {
  // Whatever is written is for its owner alone.
  process.umask(0o077)
  const stopped = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stopped.abort(new Error('it was stopped')))
  }
  const { say, end } = createProgress()
  try {
    const lines = await work(say, stopped.signal)
    end()
    for (const line of lines) console.log(line)
    process.exit(0)
  } catch (error) {
    end()
    console.error(`${failed}: ${sentenceOf(error as Error)}.`)
    if (process.env.KITLY_LOG === 'debug') console.error(error)
    process.exit(1)
  }
}

/** A line for each stage; in a terminal it moves. */
function createProgress(): { say: Say; end(): void } {
  const isTerminal = process.stdout.isTTY === true
  let current = ''
  let drawn = 0
  const end = () => {
    if (isTerminal && current) process.stdout.write('\n')
    current = ''
  }
  const say: Say = (stage, detail = '') => {
    const isNew = stage !== current
    if (isNew) end()
    current = stage
    if (!isTerminal && isNew) console.log(`${stage} …`)
    if (!isTerminal || (!isNew && performance.now() - drawn < REDRAW_MS)) return
    drawn = performance.now()
    process.stdout.write(`\r\x1b[K${stage}: ${detail}`)
  }
  return { say, end }
}

function sentenceOf(error: Error & { errors?: Error[]; code?: string }): string {
  // Where a host has several addresses, each has failed.
  const said = error.message || error.errors?.[0]?.message || error.code || String(error)
  return said.replace(/\.$/, '')
}
