import type { Log } from './log.ts'

const HOUR_MS = 3_600_000
/** The first time after the start; later each hour. */
const FIRST_MS = 10_000

/** What is to be done each hour, by the name that the log calls it. Answers what stops it. */
export function startUpkeep(log: Pick<Log, 'error'>, work: Record<string, () => Promise<void>>): () => void {
  const run = async () => {
    for (const [name, tidy] of Object.entries(work)) {
      await tidy().catch((error) => log.error({ err: error }, `${name} not tidied`))
    }
  }
  const first = setTimeout(run, FIRST_MS).unref()
  const timer = setInterval(run, HOUR_MS).unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}
