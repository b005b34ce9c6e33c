import pino from 'pino'

export type Log = pino.Logger

/** Bytes that are collected before they are written, and how long at most. */
const BATCH_BYTES = 4096
const BATCH_MS = 200

/**
 * JSON lines on standard output, written in batches: a line for each answer must not cost more than the answer.
 * What is left is written when the process ends.
 */
export function createLog(level: string): Log {
  if (level === 'silent') return pino({ level })
  const destination = pino.destination({ dest: 1, sync: false, minLength: BATCH_BYTES })
  setInterval(() => destination.flush(), BATCH_MS).unref()
  return pino({ level, base: undefined, timestamp }, destination)
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
