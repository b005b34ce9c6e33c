import { type Job, jobById } from './jobs.ts'
import type { Reading } from './reading.ts'

/** A job that a project may need as well, with how surely it does. */
export interface Neighbour {
  job: Job
  worth: number
}

/** How much less each job in a list of neighbours is worth than the one before it, and what is left at least. */
const DECAY = 0.13
const LEAST = 0.2
/** What the neighbour of a neighbour is worth. */
const SECOND_HOP = 0.05
const HINT_WORTH = 0.5

const decayed = (place: number) => Math.max(LEAST, 1 - DECAY * place)

/** What a project would need next: what its prompt touches, and what goes with what it asks for; best first. */
export function neighboursOf(
  starts: readonly { job: Job; strength: number }[],
  { hints, unwanted }: Pick<Reading, 'hints' | 'unwanted'>,
): Neighbour[] {
  const worth = new Map<string, number>()
  const add = (id: string, value: number) => {
    if (!unwanted.has(id)) worth.set(id, (worth.get(id) ?? 0) + value)
  }
  for (const [id, strength] of hints) add(id, HINT_WORTH * strength)
  for (const { job, strength } of starts) {
    for (const [place, id] of job.near.entries()) {
      const value = strength * decayed(place)
      add(id, value)
      for (const [next, nextId] of jobById.get(id)!.near.entries()) {
        add(nextId, value * SECOND_HOP * decayed(next))
      }
    }
  }
  return [...worth]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([id, value]) => ({ job: jobById.get(id)!, worth: value }))
}
