import type { Category } from './categories.contract.ts'

export const tagsOf = ({ tags }: Pick<Category, 'tags'>) =>
  tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)

/** Every tag of the categories once, by name. */
export function allTags(categories: readonly Category[]): string[] {
  return [...new Set(categories.flatMap(tagsOf))].sort(compareText)
}

/** The tag as the categories write it; undefined when none of them has it. */
export function knownTag(categories: readonly Category[], tag: string | undefined): string | undefined {
  if (tag === undefined) return undefined
  const wanted = fold(tag)
  return categories.flatMap(tagsOf).find((t) => fold(t) === wanted)
}

export interface CategoriesFilter {
  search?: string | undefined
  /** By name, unless it says otherwise. */
  sort?: 'popular' | undefined
  /** Least number of tools. */
  min_tools?: number | undefined
  /** Least percentage of tools that can be used free of charge. */
  free?: number | undefined
  tag?: string | undefined
}

/**
 * The categories that have every word of the search in name, description or tags and pass the filters, in the
 * order that is asked for. A tag that no category has filters nothing.
 */
export function filterCategories(categories: readonly Category[], filter: CategoriesFilter): Category[] {
  const { search = '', sort, min_tools = 0, free = 0 } = filter
  const words = fold(search).split(/\s+/).filter(Boolean)
  const tag = knownTag(categories, filter.tag)
  return categories
    .filter((category) => {
      const { name, description, tags, tool_count, free_share } = category
      const text = fold(`${name}\n${description}\n${tags}`)
      return (
        tool_count >= min_tools &&
        Math.round(free_share * 100) >= free &&
        (tag === undefined || tagsOf(category).includes(tag)) &&
        words.every((word) => text.includes(word))
      )
    })
    .sort(sort === 'popular' ? byPopularity : byName)
}

/** Without case and accents: 'resume' finds 'Résumé'. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

function compareText(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()]
  return x < y ? -1 : x > y ? 1 : 0
}

const byName = (a: Category, b: Category) => compareText(a.name, b.name) || a.id - b.id
const byPopularity = (a: Category, b: Category) =>
  b.popularity - a.popularity || b.tool_count - a.tool_count || byName(a, b)
