import { JOBS, numberOf } from '../../src/features/kits/planner/vocabulary/jobs.ts'

/** Jobs of which few prompts tell are drawn towards the neighbours in the vocabulary. */
const FEW = 1
/** What it says that two jobs are both useful, beside one that is asked for and one that is useful. */
const BESIDE = 0.1
const COMPANIONS_MOST = 16
const COMPANION_LEAST = 0.03
/** What a related job is worth: 1 less this for each place of the list, but never under the least. */
const RELATED_COST = 0.08
const RELATED_LEAST = 0.2

const round = (value: number) => Math.round(value * 1000) / 1000

/** Which jobs go together, in the labels and in the lists of neighbours. */
export function learnCompanions(
  prompts: readonly { jobs: readonly string[]; also: readonly string[] }[],
): Record<string, Record<string, number>> {
  const together = new Map<string, Map<string, number>>()
  const times = new Map<string, number>()
  for (const { jobs, also } of prompts) {
    for (const [ids, weight] of [
      [jobs, 1],
      [also, BESIDE],
    ] as const) {
      for (const id of ids) {
        times.set(id, (times.get(id) ?? 0) + weight)
        const others = together.get(id) ?? new Map<string, number>()
        together.set(id, others)
        for (const other of [...jobs, ...also]) {
          if (other !== id) others.set(other, (others.get(other) ?? 0) + weight)
        }
      }
    }
  }
  const near = neighbours()
  return Object.fromEntries(
    JOBS.map(({ id }) => {
      const weights = new Map(near.get(id))
      for (const [other, count] of together.get(id) ?? []) {
        weights.set(other, (weights.get(other) ?? 0) + count / ((times.get(id) ?? 0) + FEW))
      }
      const best = [...weights]
        // Labels may name kinds of job that the planner does not have.
        .filter(([other, weight]) => weight >= COMPANION_LEAST && numberOf.has(other))
        .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      return [id, Object.fromEntries(best.slice(0, COMPANIONS_MOST).map(([o, w]) => [o, round(w)]))]
    }),
  )
}

function neighbours(): Map<string, Map<string, number>> {
  const near = new Map(JOBS.map((job) => [job.id, new Map<string, number>()]))
  for (const job of JOBS) {
    for (const [place, id] of job.related.entries()) {
      const weight = Math.max(RELATED_LEAST, 1 - RELATED_COST * place)
      near.get(job.id)!.set(id, (near.get(job.id)!.get(id) ?? 0) + weight / 2)
      near.get(id)!.set(job.id, (near.get(id)!.get(job.id) ?? 0) + weight / 4)
    }
  }
  return near
}
