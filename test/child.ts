import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Starts a program of `test/programs` as a process of its own; `lines` grows with what it prints. */
export function startProgram(
  name: string,
  args: string[],
  env: Record<string, string>,
): { child: ChildProcess; lines: string[] } {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'programs', name), ...args], {
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
