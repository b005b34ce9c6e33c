import { toCard, toTool } from '../../../catalog/cards.ts'
import type { Catalog, CatalogTool } from '../../../catalog/catalog.ts'
import { type Demand, demandOf, judgeBy } from '../../../catalog/reading/demands.ts'
import type { CatalogStore } from '../../../catalog/store.ts'
import { type DependsOn, toolKey } from '../../../catalog/touched.ts'
import { selectCurrentSlugs } from '../../../kernel/changes/slug-redirects.queries.ts'
import { outageOf } from '../../../kernel/data/outage.ts'
import type { RequestContext, Services } from '../../../kernel/http/context.ts'
import { AppError } from '../../../shared/errors.ts'
import { pick } from '../../../shared/pick.ts'
import { getFactsOf, listFactKinds } from '../../facts/server/facts.service.ts'
import { getTool } from '../../tools/server/tools.service.ts'
import { TOOL_SLUGS } from '../../tools/server/tools.slugs.ts'
import type { Alternative, Comparison, LeftOut, Pair } from '../compare.contract.ts'
import { ALTERNATIVES_LOOKED_AT, COMPARE_LIMIT } from '../compare.limits.ts'
import { knownFacts } from '../matrix.ts'
import { pairOf, sharesCategory } from '../pair.ts'
import { alternativeFacts } from '../told-apart.ts'

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

/** The tools of the slugs with what is known of them, at most five, in the order asked; and what was left out and why. */
export async function compareTools(reader: Reader, slugs: string[]): Promise<Comparison> {
  const { tools, left_out } = chooseTools(reader.catalog.current, slugs)
  // A slug that nothing has may be that of anything soon.
  if (!left_out.some(({ reason }) => reason === 'unknown')) {
    reader.dependsOn(...tools.map(({ id }) => toolKey(id)))
  }
  const { kinds, facts } = await readFacts(reader, tools)
  const known = new Set(facts?.flatMap(knownFacts).map(({ kind }) => kind))
  return {
    tools: tools.map(toTool),
    left_out,
    kinds: kinds.filter(({ key, is_compared }) => is_compared && known.has(key)),
    facts,
  }
}

type Reader = Pick<RequestContext, 'database' | 'catalog' | 'pageCache' | 'dependsOn'>

/** What is known of tools, in their order, with the kinds of it; null while the database is away. */
async function readFacts(
  { database: { db }, pageCache }: Pick<Reader, 'database' | 'pageCache'>,
  tools: readonly CatalogTool[],
) {
  try {
    const ids = tools.map(({ id }) => id)
    const [kinds, facts] = await Promise.all([listFactKinds(db), getFactsOf(db, ids)])
    return { kinds, facts }
  } catch (error) {
    if (outageOf(error) !== 'database') throw error
    // What the catalogue knows is compared meanwhile.
    pageCache.doubt()
    return { kinds: [], facts: null }
  }
}

function chooseTools({ toolBySlug }: Catalog, slugs: string[]) {
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
  return { tools, left_out }
}

function demandNamed(id: string): Demand {
  const demand = demandOf(id)
  if (demand) return demand
  throw new AppError('invalid', `'${id}' is no demand`, { demands: 'must be demands such as open-source' })
}

/**
 * Tools like this one that miss nothing of what is demanded, each with what tells them apart. Throws `not_found`, and `invalid`
 * for a demand that there is not.
 */
export async function listAlternatives(
  reader: Reader,
  slug: string,
  { limit, demands: ids = [] }: { limit: number; demands?: readonly string[] },
): Promise<Alternative[]> {
  const catalog = reader.catalog.current
  const tool = getTool(catalog, slug)
  const demands = ids.map(demandNamed)
  const looked = demands.length > 0 ? ALTERNATIVES_LOOKED_AT : limit
  const near = reader.catalog.alike.similar(catalog, tool, looked, reader.dependsOn)
  reader.dependsOn(...[tool, ...near].map(({ id }) => toolKey(id)))
  const judged = new Map(near.map((other) => [other, judgeBy(demands, other)]))
  const others = near.filter((other) => judged.get(other)!.missed.length === 0).slice(0, limit)
  const { kinds, facts } = await readFacts(reader, [tool, ...others])
  const [known, ...knownOthers] = facts ?? []
  return others.map((other, i) => ({
    ...toCard(other),
    skill_level: other.skill_level,
    not_ideal_for: other.not_ideal_for,
    pair: sharesCategory(tool, other) ? pairOf(tool.slug, other.slug) : null,
    unknown: judged.get(other)!.unknown.map(({ label }) => label),
    told_apart: known
      ? alternativeFacts(kinds, { name: tool.name, known }, { name: other.name, known: knownOthers[i]! })
      : [],
  }))
}

/** Tools of the same category, each with the name of its pair. Throws `not_found`. */
export function listPairs(store: CatalogStore, slug: string, limit: number, dependsOn: DependsOn): Pair[] {
  const tool = getTool(store.current, slug)
  return store.alike.neighbours(store.current, tool, limit, dependsOn).map((other) => ({
    pair: pairOf(tool.slug, other.slug),
    tool: pick(other, ['name', 'slug', 'logo_url', 'theme_color']),
  }))
}
