import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KITS_FOLDER } from '../../src/features/kits/planner/vocabulary/data.ts'
import { JOBS } from '../../src/features/kits/planner/vocabulary/jobs.ts'
import { readLines } from './strangers.ts'

/** For a need of a stranger that a job serves: the tools that a reader would propose, the best first, and those that would be unfit. */
export interface Proposal {
  job: string
  best: string[]
  unfit: string[]
}

/** What the first, second and third of a reader are worth, and one that is unfit. */
const WORTH = [1, 0.6, 0.4]
const UNFIT = -0.5
/** As many needs more for which nothing was said: few needs say little. */
const FEW = 3
/** What is less than that says nothing. */
const LEAST = 0.02

/** The share of the needs of a job for which readers would take a tool, less those for which it would be unfit. */
export function countProposals(proposals: readonly Proposal[]): Record<string, Record<string, number>> {
  const byJob = Map.groupBy(proposals, ({ job }) => job)
  return Object.fromEntries(
    JOBS.flatMap(({ id }) => {
      const own = byJob.get(id) ?? []
      const sums = new Map<string, number>()
      const add = (name: string, worth: number) => sums.set(name, (sums.get(name) ?? 0) + worth)
      for (const { best, unfit } of own) {
        for (const [place, name] of best.entries()) add(name, WORTH[place]!)
        for (const name of unfit) add(name, UNFIT)
      }
      const shares = [...sums]
        .map(([name, sum]) => [name, Math.round((100 * sum) / (own.length + FEW)) / 100] as const)
        .filter(([, share]) => Math.abs(share) >= LEAST)
        .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      return shares.length === 0 ? [] : [[id, Object.fromEntries(shares)]]
    }),
  )
}

export const readProposals = () => readLines<Proposal>('proposals.jsonl')

/** `node bench/kits/count-proposals.ts`: writes `kits/proposals.json`, a line for each job. */
if (import.meta.main) {
  const lines = Object.entries(countProposals(readProposals())).map(
    ([id, shares]) => `  ${JSON.stringify(id)}: ${JSON.stringify(shares)}`,
  )
  writeFileSync(join(KITS_FOLDER, 'proposals.json'), `{\n${lines.join(',\n')}\n}\n`)
}
