/** Which jobs go together, as labelled prompts and the lists of neighbours say. */
import { learnt, readData } from './data.ts'
import { JOBS, numberOf } from './jobs.ts'

/** `kits/companions.json`: for each job those that go with it, with how often they do. */
export const Companions = learnt<Record<string, number>>()

const companions: readonly (readonly (readonly [number: number, share: number])[])[] = readCompanions()

function readCompanions() {
  const learned = readData('companions.json', Companions)
  return JOBS.map(({ id }) =>
    Object.entries(learned[id] ?? {}).flatMap(([other, share]) => {
      const number = numberOf.get(other)
      return number === undefined ? [] : [[number, share] as const]
    }),
  )
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
