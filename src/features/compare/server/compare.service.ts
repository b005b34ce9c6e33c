import { type Catalog, type CatalogTool, toCard, toTool } from '../../../catalog/catalog.ts'
import { similarTools } from '../../../catalog/tools.ts'
import { selectCurrentSlugs } from '../../../kernel/changes/slug-redirects.queries.ts'
import { outageOf } from '../../../kernel/data/outage.ts'
import type { Services } from '../../../kernel/http/context.ts'
import { getTool } from '../../tools/server/tools.service.ts'
import { TOOL_SLUGS } from '../../tools/server/tools.slugs.ts'
import type { Alternative, Comparison, LeftOut, Pair } from '../compare.contract.ts'
import { COMPARE_LIMIT } from '../compare.limits.ts'
import { pairOf, sharesCategory } from '../pair.ts'

/** The slugs as tools have them today: a link to a comparison outlives the renaming of its tools. */
export async function currentSlugs(
  { database, catalog, pageCache }: Pick<Services, 'database' | 'catalog' | 'pageCache'>,
  slugs: string[],
): Promise<string[]> {
  const unknown = slugs.filter((slug) => !catalog.current.toolBySlug.has(slug))
  const renamed = await selectCurrentSlugs(database.db, TOOL_SLUGS, unknown).catch((error) => {
    if (outageOf(error) !== 'database') throw error
    // The others are compared meanwhile.
    pageCache.doubt()
    return new Map<string, string>()
  })
  return slugs.map((slug) => renamed.get(slug) ?? slug)
}

/** The tools of the slugs, at most five, in the order asked, and what was left out of them and why. */
export function compareTools({ toolBySlug }: Catalog, slugs: string[]): Comparison {
  const seen = new Set<string>()
  const tools: CatalogTool[] = []
  const left_out: LeftOut[] = []
  for (const slug of slugs) {
    const tool = toolBySlug.get(slug)
    if (seen.has(slug)) left_out.push({ slug, reason: 'repeated' })
    else if (!tool) left_out.push({ slug, reason: 'unknown' })
    else if (tools.length === COMPARE_LIMIT) left_out.push({ slug, reason: 'over_limit' })
    else tools.push(tool)
    seen.add(slug)
  }
  return { tools: tools.map(toTool), left_out }
}

/** Tools like this one, each with what tells them apart. Throws `not_found`. */
export function listAlternatives(catalog: Catalog, slug: string, limit: number): Alternative[] {
  const tool = getTool(catalog, slug)
  return similarTools(catalog, tool, limit).map((other) => ({
    ...toCard(other),
    skill_level: other.skill_level,
    not_ideal_for: other.not_ideal_for,
    pair: sharesCategory(tool, other) ? pairOf(tool.slug, other.slug) : null,
  }))
}

/** Neighbours that are looked through for those of the same category. */
const NEIGHBOURS = 50

/** Tools of the same category, the most alike first, then the best rated. Throws `not_found`. */
export function listPairs(catalog: Catalog, slug: string, limit: number): Pair[] {
  const tool = getTool(catalog, slug)
  const found = new Set<CatalogTool>()
  const take = (others: Iterable<CatalogTool>) => {
    for (const other of others) {
      if (found.size === limit) return
      if (other.id !== tool.id && sharesCategory(tool, other)) found.add(other)
    }
  }
  take(similarTools(catalog, tool, NEIGHBOURS))
  if (found.size < limit) take(catalog.orders.rating)
  return [...found].map((other) => ({
    pair: pairOf(tool.slug, other.slug),
    tool: { name: other.name, slug: other.slug },
  }))
}
