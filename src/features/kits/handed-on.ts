import type { KitFormats, StepJob } from './kits.contract.ts'

interface Step {
  job: { id: string } & Partial<Pick<StepJob, 'hands_on' | 'takes_from'>>
  formats?: KitFormats
}

/** Formats that are named of a file. */
const FORMATS_MOST = 3

/**
 * What a step works with: what the nearest step before it hands on that it can use, and as which files, where they are known:
 * 'Transcript as DOCX or SRT'. Null where none does.
 */
export function takenBy(steps: readonly Step[], at: number): string | null {
  const { job, formats } = steps[at]!
  const from = steps.slice(0, at).findLast((step) => job.takes_from?.includes(step.job.id))
  if (!from?.job.hands_on) return null
  const shared = formatsBetween(from.formats?.gives ?? [], formats?.takes ?? []).slice(0, FORMATS_MOST)
  const files = shared.length > 1 ? `${shared.slice(0, -1).join(', ')} or ${shared.at(-1)}` : shared[0]
  return files === undefined ? from.job.hands_on.label : `${from.job.hands_on.label} as ${files}`
}

/** What both know; nothing where either is unknown or they have none in common. */
const formatsBetween = (gives: readonly string[], takes: readonly string[]): string[] =>
  gives.filter((format) => takes.includes(format))
