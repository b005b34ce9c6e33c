import { MINIMUM_RATINGS } from '../features/tools/tools.limits.ts'
import { UNCATEGORIZED } from '../shared/uncategorized.ts'
import type { Catalog, CatalogTool } from './catalog.ts'
import { neededStanding, standingFactor } from './columns.ts'
import type { Filter } from './filters.ts'
import type { ToolOrder } from './orders.ts'
import { keysOfWhoDoesLike } from './search/meaning.ts'
import type { Match } from './search/search.ts'
import { cardKey, KEYS, listsKey, rankKey, standingsKey, stepKey, stepOf, tagKey } from './touched.ts'

/** What lists are made from, beside the tools that they show. */

type Asked = Filter & { sort?: ToolOrder | undefined }

/** Of at most so many tools it is said where each of them stands, which nothing but a change of one of them touches. */
export const RANKED_MAX = 100

/** Which tools a list has, and in which order: `all` of them, where it is known that they are few. */
export function keysOfList(catalog: Catalog, asked: Asked, all: readonly number[] | null = null): string[] {
  // What is found by words is weighed by the standing of all that is found.
  if (asked.search) return [KEYS.texts, standingsKey()]
  const categories = categoriesOf(catalog, asked)
  const isMoved = asked.sort !== 'newest' && asked.sort !== 'name'
  return [
    ...categories.map(listsKey),
    ...(isMoved ? (all?.map(rankKey) ?? categories.map(standingsKey)) : []),
    ...keysOfRating(asked),
  ]
}

/** How many tools each filter has: the categories among them are counted whichever is chosen. */
export function keysOfCounts(asked: Filter): string[] {
  if (asked.search) return [KEYS.texts, standingsKey()]
  return [listsKey(), KEYS.rated, ...keysOfRating(asked)]
}

/** The least ratings that are offered are known to be passed or not. */
function keysOfRating({ rating, rated }: Filter): string[] {
  const isOffered = rating === undefined || MINIMUM_RATINGS.some((least) => least === rating)
  if (!isOffered) return [standingsKey()]
  return rating === undefined && rated === undefined ? [] : [KEYS.rated]
}

/** Ids of the categories that a list is about; of all of them where none is chosen. */
function categoriesOf({ categoryBySlug }: Catalog, { category, category_id }: Filter) {
  if (!category && category_id === undefined) return [undefined]
  const named = (category ?? []).map((slug) =>
    slug === UNCATEGORIZED.slug ? null : (categoryBySlug.get(slug)?.id ?? null),
  )
  return category_id === undefined ? named : [...named, category_id]
}

/** More keys than so many say less than that any standing counts. */
const NEAR_MAX = 300
/** What the least standing makes of a score, as a share of what the best one does. */
const LEAST_OF_BEST = standingFactor({ order_score: 0 }) / standingFactor({ order_score: 1 })
/** What is lost when a number is divided and multiplied again. */
const EXACT = 1 - 1e-9

/**
 * What the first tools of those that are alike are made from: where each of them stands, and whether another one comes to
 * the standing with which it would be among them.
 */
export function keysOfAlike(
  { toolById }: Catalog,
  tool: CatalogTool,
  matches: readonly Match[],
  first: readonly Match[],
): string[] {
  const keys = [...keysOfLikeness(tool), ...first.map(({ id }) => rankKey(id))]
  const isFirst = new Set(first.map(({ id }) => id))
  const least = first.at(-1)!.score * EXACT
  for (const { id, score } of matches) {
    // Most are so far off that with the best standing they would not be among them.
    if (score < least * LEAST_OF_BEST || isFirst.has(id)) continue
    const other = toolById.get(id)!
    const needed = neededStanding((least / score) * standingFactor(other))
    if (needed > 1) continue
    const step = stepOf(needed)
    keys.push(step > stepOf(other.order_score) ? stepKey(id, step) : rankKey(id))
    if (keys.length > NEAR_MAX) return [...keysOfLikeness(tool), standingsKey()]
  }
  return keys
}

/** The same where there are too few of them, and others of the category come after them. */
export const keysOfCategory = (matches: readonly Match[], tool: CatalogTool): string[] => [
  ...keysOfLikeness(tool),
  listsKey(tool.category_id),
  standingsKey(tool.category_id),
  ...matches.map(({ id }) => rankKey(id)),
]

const keysOfLikeness = (tool: CatalogTool): string[] => [
  KEYS.size,
  rankKey(tool.id),
  ...tool.tags.map(tagKey),
  ...keysOfWhoDoesLike(tool),
]

/** What lists show of tools. */
export const keysOfCards = (tools: readonly CatalogTool[]): string[] => tools.map(keyOfCard)

/** Kept, since a text that has been looked up once is found sooner. */
const cardKeys: string[] = []
const keyOfCard = ({ id }: CatalogTool): string => (cardKeys[id] ??= cardKey(id))
