import type { Tally } from './tally.ts'

export interface Extent {
  seed: number
  /** How often the process is killed. */
  kills: number
  /** No new round begins after this. */
  until: number
}

/** Tries one kind of fault, and counts what it tried. Throws only when it could not be tried at all. */
export type Scenario = (tally: Tally, extent: Extent) => Promise<void>
