import { isDeepStrictEqual } from 'node:util'
import { MINIMUM_RATINGS } from '../features/tools/tools.limits.ts'
import { type Catalog, type CatalogTool, isListed } from './catalog.ts'
import { touchedMeanings } from './search/meaning.ts'

/**
 * Keys of what readers can see of the catalogue, and what of them a change has touched. An answer that notes the keys of
 * all it was made from is right until one of them is touched.
 */

/** Says what an answer is made from. */
export type DependsOn = (...keys: string[]) => void

/** All that is known of a tool, in the catalogue and beside it: its facts, its reviews, its tutorials. */
export const toolKey = (id: number): string => `tool:${id}`
/** What the catalogue knows of a tool, which cards in lists show a part of. */
export const cardKey = (id: number): string => `card:${id}`
/** Where a tool stands among others, and what it is called there. */
export const rankKey = (id: number): string => `rank:${id}`
/** Whether what a tool is ordered by has come to a step. */
export const stepKey = (id: number, step: number): string => `step:${id}:${step}`
/** In steps of a hundredth, of which it has so many. */
export const stepOf = (score: number): number => Math.floor(score * 100 + 1e-9)
export const bundleKey = (id: number): string => `bundle:${id}`
/** Which tools there are, and what lists look at: the category, prices, facts, names. Of all, or of one category. */
export const listsKey = (category?: number | null): string => ofCategory('lists', category)
/** What lists of tools are ordered by, of all or of one category. */
export const standingsKey = (category?: number | null): string => ofCategory('standings', category)
export const pricesKey = (category: number | null): string => ofCategory('prices', category)
/** Which tools have a tag, and whatever else makes them more or less alike: names, categories, other tags. */
export const tagKey = (tag: string): string => `tag:${tag.toLowerCase()}`
const ofCategory = (name: string, category: number | null | undefined) =>
  category === undefined ? name : `${name}:${category ?? 'none'}`

export const KEYS = {
  /** Whatever a search looks at, of any tool: all but its standing. */
  texts: 'texts',
  /** How many tools there are, which weighs the tags that make them alike. */
  size: 'size',
  /** Which tools have enough reviews, and which pass the least ratings that are offered. */
  rated: 'rated',
  categories: 'categories',
  bundles: 'bundles',
  blog: 'blog',
} as const

/** More tools than so many at once touch everything: to compare them would hold up those who read. */
const COMPARED_MAX = 100

/** What visitors make of a tool. It moves it in lists, and changes nothing else of them. */
const STANDING = new Set<keyof CatalogTool>([
  'rating',
  'rating_source',
  'is_rated',
  'confirmed_count',
  'review_count',
  'histogram',
  'order_score',
  'order_parts',
  'updated_at',
])
/** What lists show of a tool at most: they are neither filtered nor ordered by it, and it makes no tools alike. */
const SHOWN = new Set<keyof CatalogTool>([
  'short_description',
  'description',
  'website_url',
  'logo_url',
  'theme_color',
  'free_credit_info',
  'video_url',
  'pdf_url',
  'screenshots',
  'search_keywords',
  'features',
  'verdict',
  'verdict_by',
  'verdict_at',
  'skill_level',
  'not_ideal_for',
  'life_since',
  'life_successor',
  'life_source_url',
  'life_note',
  'paid_plans',
])
const ALIKE = new Set<keyof CatalogTool>(['name', 'tags', 'category_id', 'life_state'])
const PRICED = new Set<keyof CatalogTool>(['price_from', 'category_id'])
const ORDERED: readonly (keyof CatalogTool)[] = ['order_score', 'rating', 'confirmed_count']

/** What a reader could see change between two versions: null where it is too much to tell apart. */
export function touchedBetween(
  before: Catalog,
  after: Catalog,
  toolIds: readonly number[],
): Set<string> | null {
  if (toolIds.length > COMPARED_MAX) return null
  const keys = new Set(toolIds.map(toolKey))
  for (const id of toolIds) touchTool(keys, before.toolById.get(id), after.toolById.get(id))
  for (const key of touchedMeanings(before, after, toolIds)) keys.add(key)
  if (!isDeepStrictEqual(before.categories, after.categories)) keys.add(KEYS.categories)
  if (before.blog !== after.blog) keys.add(KEYS.blog)
  if (before.bundles !== after.bundles) touchBundles(keys, before, after)
  return keys
}

function touchTool(keys: Set<string>, before: CatalogTool | undefined, after: CatalogTool | undefined): void {
  if (!before || !after || isListed(before) !== isListed(after)) {
    for (const tool of [before, after]) if (tool) touchSet(keys, tool)
    return
  }
  const { id } = after
  const changed = differing(before, after)
  if (changed.size > 0) keys.add(cardKey(id))
  for (const name of changed) if (!STANDING.has(name)) touchField(keys, name, before, after)
  if (ORDERED.some((name) => changed.has(name))) touchStandings(keys, after)
  const [low, high] = [before, after].map(({ order_score }) => stepOf(order_score)).sort((a, b) => a - b)
  for (let step = low! + 1; step <= high!; step++) keys.add(stepKey(id, step))
  if (before.is_rated !== after.is_rated || isPast(before) !== isPast(after)) keys.add(KEYS.rated)
}

/** What is not its standing is another one. */
function touchField(
  keys: Set<string>,
  name: keyof CatalogTool,
  before: CatalogTool,
  after: CatalogTool,
): void {
  keys.add(KEYS.texts)
  if (SHOWN.has(name)) return
  for (const tool of [before, after]) {
    touchLists(keys, tool)
    if (PRICED.has(name)) keys.add(pricesKey(tool.category_id))
    if (ALIKE.has(name)) touchTags(keys, tool)
  }
}

/** A tool comes or goes. */
function touchSet(keys: Set<string>, tool: CatalogTool): void {
  for (const key of [KEYS.texts, KEYS.size, KEYS.rated, pricesKey(tool.category_id)]) keys.add(key)
  keys.add(cardKey(tool.id))
  touchTags(keys, tool)
  touchLists(keys, tool)
  touchStandings(keys, tool)
}

function touchLists(keys: Set<string>, { id, category_id }: CatalogTool): void {
  keys.add(rankKey(id)).add(listsKey()).add(listsKey(category_id))
}

function touchTags(keys: Set<string>, { tags }: CatalogTool): void {
  for (const tag of tags) keys.add(tagKey(tag))
}

const touchStandings = (keys: Set<string>, { id, category_id }: CatalogTool) =>
  keys.add(rankKey(id)).add(standingsKey()).add(standingsKey(category_id))

function differing(before: CatalogTool, after: CatalogTool): Set<keyof CatalogTool> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)] as (keyof CatalogTool)[])
  return new Set([...names].filter((name) => !isDeepStrictEqual(before[name], after[name])))
}

/** How many of the least ratings that are offered a tool passes. */
const isPast = ({ rating }: CatalogTool): number => MINIMUM_RATINGS.filter((least) => rating >= least).length

function touchBundles(keys: Set<string>, before: Catalog, after: Catalog): void {
  const [was, is] = [before, after].map(({ bundles }) => new Map(bundles.map((b) => [b.id, b])))
  for (const id of new Set([...was!.keys(), ...is!.keys()])) {
    if (!isDeepStrictEqual(was!.get(id), is!.get(id))) keys.add(bundleKey(id)).add(KEYS.bundles)
  }
}
