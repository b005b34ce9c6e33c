import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'

/** The machine: its cores, processes that are held on one of them, temporary folders. */

export const machineLine = () =>
  `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}, ${process.platform}`

/** Where processes run: the server on one core and the load on another, if there are two that can be chosen. */
export interface Cores {
  all: string | null
  server: string | null
}

/** Holds this process, which makes the load, on the last core it may use; answers where the server goes. */
export function chooseCores(): Cores {
  try {
    const allowed = execFileSync('taskset', ['-cp', String(process.pid)], { encoding: 'utf8' })
    const all = allowed.slice(allowed.lastIndexOf(':') + 1).trim()
    const cores = all.split(',').flatMap((range) => {
      const [from, to = from] = range.split('-').map(Number) as [number, number?]
      return Array.from({ length: to! - from + 1 }, (_, i) => from + i)
    })
    if (cores.length < 2) return { all: null, server: null }
    useCores(String(cores.at(-1)))
    return { all, server: String(cores[0]) }
  } catch {
    return { all: null, server: null }
  }
}

/** Holds this process, and what it starts from now on, on these cores. */
export function useCores(cores: string | null) {
  if (cores !== null) execFileSync('taskset', ['-a', '-cp', cores, String(process.pid)])
}

/** Starts a Node program, on the given cores where that is possible. */
export function spawnNode(cores: string | null, args: string[], options: SpawnOptions): ChildProcess {
  const command = [process.execPath, '--disable-warning=ExperimentalWarning', ...args]
  const [file, ...rest] = cores === null ? command : ['taskset', '-c', cores, ...command]
  return spawn(file!, rest, options)
}

/**
 * The figures that a program of this folder sends. Not held on one core: the collector's threads run beside it, as
 * they do in production.
 */
export async function figuresOf<T>(cores: Cores, file: string, ...args: string[]): Promise<T> {
  const child = spawnNode(cores.all, [join(import.meta.dirname, file), ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} has ended with code ${code}`)
  })
  const [figures] = (await Promise.race([once(child, 'message'), ended])) as [T]
  await ended.catch(() => {})
  return figures
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await ended
  clearTimeout(force)
}

/** Milliseconds of processor time that a process has used; NaN where the system does not tell. */
export function processorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Number.NaN
  }
}

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'kitly-bench-'))
