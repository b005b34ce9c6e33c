/**
 * Postings: in which documents each term stands. A document has its number within a block of documents, which takes half
 * the room of its number in the segment; most catalogues are one block.
 */

/** Documents of a block. */
export const BLOCK = 1 << 16

export interface Starts {
  ids: Int32Array
  /** Those of term t in block b are from starts[t * blocks + b] to the next start. */
  starts: Uint32Array
}

export const blocksOf = ({ ids }: Pick<Starts, 'ids'>): number => Math.max(1, Math.ceil(ids.length / BLOCK))

/** In how many documents a term stands. */
export function postingCount(segment: Starts, term: number): number {
  const blocks = blocksOf(segment)
  return segment.starts[(term + 1) * blocks]! - segment.starts[term * blocks]!
}

/** The first document of each block, and where the postings of a term begin and end there. */
export function postingsOf(segment: Starts, term: number): { first: number; from: number; end: number }[] {
  const { starts } = segment
  const blocks = blocksOf(segment)
  const found = []
  for (let b = 0; b < blocks; b++) {
    const at = term * blocks + b
    found.push({ first: b * BLOCK, from: starts[at]!, end: starts[at + 1]! })
  }
  return found
}
