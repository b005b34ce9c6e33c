/** One of the things that a search asks for: the terms that satisfy it, and how well. */
export interface Slot {
  alternatives: { term: string; factor: number }[]
  /** Below 1 for words that say little, such as 'make' or 'find'. */
  strength: number
}
