import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const SCRIPTS = join(import.meta.dirname, '..', 'scripts')

export interface Ended {
  code: number | null
  out: string
  /** What a person reads when it fails. */
  error: string
}

/** Starts one of the commands as `npm run` does, in this environment and no other. */
export function startCommand(name: string, args: string[], environment: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [join(SCRIPTS, `${name}.mjs`), ...args], {
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, to be ended with what it has started.
    detached: true,
  })
  let out = ''
  let error = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    error += text
  })
  const ended: Promise<Ended> = once(child, 'close').then(([code]) => ({ code, out, error }))
  return {
    ended,
    said: () => out,
    /** Sends a signal to the command alone, as npm does. */
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** Ends all of it at once, as a power cut would. */
    async kill() {
      if (child.exitCode === null) process.kill(-child.pid!, 'SIGKILL')
      await ended
    },
  }
}

export const runCommand = (name: string, args: string[], environment: Record<string, string>) =>
  startCommand(name, args, environment).ended
