import { DatabaseSync } from 'node:sqlite'
import MiniSearch from 'minisearch'
import { buildCatalog, type CatalogTool } from '../src/catalog/catalog.ts'
import { readSearchesWith } from '../src/catalog/search/meaning.ts'
import { searchTools } from '../src/catalog/tools.ts'
import { meaningByJobs } from '../src/features/kits/planner/search-meaning.ts'

/** Kitly's search and two that one could take instead, over the same tools and the same texts. */
export interface Engine {
  name: string
  /** Names of the tools that are found, the best first. */
  search(query: string): string[]
}

/** Results that are looked at. */
const DEPTH = 50

export function kitly(tools: CatalogTool[]): Engine {
  readSearchesWith(meaningByJobs)
  const catalog = buildCatalog({ tools, categories: [] })
  return {
    name: 'Kitly',
    search: (search) => searchTools(catalog, { search, limit: DEPTH }).tools.map((t) => t.name),
  }
}

const FIELDS = [
  'name',
  'short_description',
  'description',
  'tags',
  'features',
  'search_keywords',
  'category_name',
] as const

const textsOf = (tool: CatalogTool) =>
  FIELDS.map((field) => {
    const value = tool[field]
    return Array.isArray(value) ? value.join(', ') : (value ?? '')
  })

export function miniSearch(tools: CatalogTool[]): Engine {
  const index = new MiniSearch({ fields: [...FIELDS], storeFields: ['name'] })
  index.addAll(
    tools.map((tool) => {
      const texts = textsOf(tool)
      return { id: tool.id, ...Object.fromEntries(FIELDS.map((field, i) => [field, texts[i]])) }
    }),
  )
  return {
    name: 'MiniSearch, default options',
    search: (query) =>
      index
        .search(query)
        .slice(0, DEPTH)
        .map((result) => result.name as string),
  }
}

export function fts5(tools: CatalogTool[]): Engine {
  const database = new DatabaseSync(':memory:')
  database.exec(`CREATE VIRTUAL TABLE tools USING fts5(${FIELDS.join(', ')})`)
  const insert = database.prepare(`INSERT INTO tools VALUES (${FIELDS.map(() => '?').join(', ')})`)
  for (const tool of tools) insert.run(...textsOf(tool))
  const select = database.prepare('SELECT name FROM tools WHERE tools MATCH ? ORDER BY rank LIMIT ?')
  return {
    name: 'SQLite FTS5, bm25',
    search(query) {
      const terms = query.split(/\s+/).map((word) => `"${word.replaceAll('"', '""')}"`)
      return select.all(terms.join(' OR '), DEPTH).map((row) => row.name as string)
    },
  }
}
