import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Started {
  child: ChildProcess
  /** Grows with what it prints. */
  lines: string[]
}

/** Starts a program of `test/programs` as a process of its own. */
export const startProgram = (name: string, args: string[], env: Record<string, string>): Started =>
  start(process.execPath, [join(import.meta.dirname, 'programs', name), ...args], env)

/** Starts any program as a process of its own. */
export function start(file: string, args: string[], env: Record<string, string>): Started {
  const child = spawn(file, args, {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  let rest = ''
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n')
    rest = parts.pop()!
    lines.push(...parts)
  })
  return { child, lines }
}

/** Ends it at once, as a power cut would, and waits until what it printed has arrived. */
export async function kill(child: ChildProcess) {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
}
