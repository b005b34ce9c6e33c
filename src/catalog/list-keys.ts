import { MINIMUM_RATINGS } from '../features/tools/tools.limits.ts'
import { UNCATEGORIZED } from '../shared/uncategorized.ts'
import type { Catalog, CatalogTool } from './catalog.ts'
import type { Filter } from './filters.ts'
import type { ToolOrder } from './orders.ts'
import { cardKey, KEYS, listsKey, rankKey, standingsKey } from './touched.ts'

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

/** What lists show of tools. */
export const keysOfCards = (tools: readonly CatalogTool[]): string[] => tools.map(keyOfCard)

/** Kept, since a text that has been looked up once is found sooner. */
const cardKeys: string[] = []
const keyOfCard = ({ id }: CatalogTool): string => (cardKeys[id] ??= cardKey(id))
