import pino from 'pino'

export type Log = pino.Logger

/** JSON lines on standard output, written in batches so that logging never waits for the disk. */
export function createLog(level: string): Log {
  if (level === 'silent') return pino({ level })
  return pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: 1, sync: false, minLength: 0 }),
  )
}
