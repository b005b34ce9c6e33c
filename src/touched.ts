import type { Change } from './catalog/store.ts'
import { toolKey } from './catalog/touched.ts'
import { selectToolsOfReviews } from './features/reviews/server/reviews.queries.ts'
import { SITE_KEYS } from './features/settings/site-keys.ts'
import type { Db } from './kernel/data/database.ts'

/**
 * What a change of each kind of record touches of what visitors read, beside what the catalogue tells by itself. A kind
 * that is not here touches everything: that is slow, and right.
 */
const TOUCHES: Record<string, readonly string[]> = {
  // The catalogue knows which tools, bundles and articles were changed, and reads everything anew for a category.
  tool: [],
  fact_sheet: [SITE_KEYS.facts],
  bundle: [],
  blog_post: [],
  blog_category: [],
  popularity: [],
  // Of the tool that it is about.
  review: [],
  tool_claim: [SITE_KEYS.claims],
  fact_proposal: [SITE_KEYS.claims],
  settings: [SITE_KEYS.settings],
  // What only the administration shows.
  submission: [],
  inquiry: [],
  admin_user: [],
  direct_access: [],
  second_factor: [],
}

/** Reviews that are looked up at once; the parameters of a statement are counted. */
const REVIEWS_MAX = 500

/** The keys of what changes have touched beside the catalogue; null where that may be anything. */
export async function touchedBeside(db: Db, changes: readonly Change[]): Promise<Set<string> | null> {
  const keys = new Set<string>()
  const reviews = new Set<number>()
  for (const { entity, entity_id } of changes) {
    const touches = TOUCHES[entity]
    if (!touches) return null
    for (const key of touches) keys.add(key)
    if (entity === 'review') reviews.add(Number(entity_id))
    if (entity === 'tool' || entity === 'fact_sheet') keys.add(toolKey(Number(entity_id)))
  }
  if (reviews.size === 0) return keys
  if (reviews.size > REVIEWS_MAX) return null
  const tools = await selectToolsOfReviews(db, [...reviews])
  // One that is gone for good was of a tool that nobody can tell any more.
  if (tools.length < reviews.size) return null
  for (const id of tools) keys.add(toolKey(id))
  return keys
}
