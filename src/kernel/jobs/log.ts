import cluster from 'node:cluster'
import pino from 'pino'
import { outageOf } from '../data/outage.ts'

export type Log = pino.Logger

/** Bytes that are collected before they are written, what is written at once, and how long lines wait at most. */
const BATCH = { minLength: 16_384, maxWrite: 65_536 }
/** What a pipe takes in one piece: the lines of several processes come through the same one. */
const BATCH_OF_SEVERAL = { minLength: 3072, maxWrite: 4096 }
const BATCH_MS = 200

/**
 * JSON lines on standard output, written in batches: a line for each answer must not cost more than the answer.
 * What is left is written when the process ends. Where several processes serve, each line says which one it is of.
 */
export function createLog(level: string, processes = 1): Log {
  if (level === 'silent') return pino({ level })
  const destination = pino.destination({
    dest: 1,
    sync: false,
    ...(processes > 1 ? BATCH_OF_SEVERAL : BATCH),
  })
  setInterval(() => destination.flush(), BATCH_MS).unref()
  const base = cluster.isWorker ? { worker: cluster.worker!.id } : undefined
  return pino({ level, base, timestamp, hooks: { logMethod } }, destination)
}

const { debug } = pino.levels.values

/**
 * What fails because of an outage is told on request only: of the outage itself there is a line when it begins, and one
 * when it is over.
 */
function logMethod(this: Log, args: Parameters<pino.LogFn>, method: pino.LogFn, level: number): void {
  const details: unknown = args[0]
  const isFollow = level > debug! && outageOf((details as { err?: unknown } | null)?.err) !== null
  if (isFollow) this.debug(...args)
  else method.apply(this, args)
}

let stamped = 0
let stamp = ''

/** The time as pino writes it into a line; many lines fall into one millisecond. */
function timestamp(): string {
  const now = Date.now()
  if (now !== stamped) {
    stamped = now
    stamp = `,"time":"${new Date(now).toISOString()}"`
  }
  return stamp
}
