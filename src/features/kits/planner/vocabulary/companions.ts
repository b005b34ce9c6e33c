/** Which jobs go together, as labelled prompts and the lists of neighbours say. */
import { z } from 'zod'
import { readLearnt } from './data.ts'
import { expectJobs, JOBS } from './jobs.ts'

/** `kits/companions.json`: the jobs by whose places `kits/companions.bin` names them. */
const Companions = z.object({ jobs: z.array(z.string()) })
const COMPANION_NUMBERS = {
  /** How many go with each job, and for each of these its place and how often it does, in thousandths. */
  sizes: Uint8Array,
  others: Uint16Array,
  shares: Uint16Array,
}

/** For each job those that go with it, with how often they do. */
export const companions: readonly (readonly (readonly [number: number, share: number])[])[] = readCompanions()

function readCompanions() {
  const { jobs, sizes, others, shares } = readLearnt('companions', Companions, COMPANION_NUMBERS)
  expectJobs('companions.json', jobs)
  const pairs = Array.from(others, (other, i) => [other, shares[i]! / 1000] as const)
  let from = 0
  return Array.from(sizes, (size) => {
    from += size
    return pairs.slice(from - size, from)
  })
}

/** For each job, by its number, how much the jobs that are asked for, each as likely as it is, bring it with them. */
export function broughtBy(asked: Float32Array): Float32Array {
  const brought = new Float32Array(JOBS.length)
  for (const [job, others] of companions.entries()) {
    if (asked[job] === 0) continue
    for (const [other, share] of others) brought[other]! += asked[job]! * share
  }
  return brought
}
