import { starterTools } from '../bench/starter-tools.ts'
import { buildCatalog } from '../src/catalog/catalog.ts'
import { answerSearch } from '../src/catalog/search/answer.ts'
import { searchTools } from '../src/catalog/tools.ts'

/** Searches over the starter catalogue, by what tests ask of them. */
export async function starterSearches() {
  const catalog = buildCatalog({ tools: await starterTools(), categories: [] })
  const found = (search: string, limit = 5) => searchTools(catalog, { search, limit })
  return {
    catalog,
    found,
    names: (search: string, limit?: number) => found(search, limit).tools.map(({ name }) => name),
    total: (search: string) => found(search, 1).total,
    readingOf: (search: string, more = {}) => answerSearch(catalog, { search, ...more })!.reading,
    /** The tags of the first five, in lower case. */
    tagsOf: (search: string) => found(search).tools.map(({ tags }) => tags.map((tag) => tag.toLowerCase())),
  }
}
