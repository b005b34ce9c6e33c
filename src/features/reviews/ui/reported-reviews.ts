import { browserStore } from '../../../ui/browser-store.ts'

const KEPT = 200
const NONE: number[] = []

/** Reviews that were reported from this browser: it offers that once for each. */
export const reportedReviews = browserStore<number[]>('kitly.reported-reviews', NONE, (stored) =>
  Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)) : NONE,
)

export const noteReported = (id: number) =>
  reportedReviews.set([id, ...reportedReviews.get().filter((other) => other !== id)].slice(0, KEPT))
