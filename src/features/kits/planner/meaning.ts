/** What a search asks for, by the jobs that a kit would be made for. */
import type { Catalog } from '../../../catalog/catalog.ts'
import { isFunctionWord, plainWords } from '../../../catalog/reading/tokens.ts'
import { stem } from '../../../catalog/text.ts'
import { candidatesFor } from './choosing/candidates.ts'
import { jobsMeantBy } from './reading/clauses.ts'
import { JOBS } from './vocabulary/jobs.ts'
import { SEARCHED } from './weights.ts'

/** How well tools do what a search may mean: the sum over its jobs of how likely each is and how well the tool does it. */
export function meaningOfSearch(catalog: Catalog, text: string): ReadonlyMap<number, number> {
  const serves = new Map<number, number>()
  const said = plainWords(text)
  if (said.every(isFunctionWord)) return serves
  const shares = jobsMeantBy(said.map(stem), said)?.shares ?? []
  for (const [number, probability] of shares.entries()) {
    if (probability < SEARCHED.least) continue
    const candidates = candidatesFor(catalog, JOBS[number]!)
    for (const { tool, fit } of candidates) {
      const share = fit / candidates[0]!.fit
      if (share < SEARCHED.share) break
      serves.set(tool.id, (serves.get(tool.id) ?? 0) + probability * share)
    }
  }
  return serves
}
