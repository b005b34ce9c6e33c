import { DatabaseSync } from 'node:sqlite'
import MiniSearch from 'minisearch'
import { buildCatalog, type CatalogTool } from '../src/catalog/catalog.ts'
import { readSearchesWith } from '../src/catalog/search/meaning.ts'
import { searchTools } from '../src/catalog/tools.ts'
import type { FactKind } from '../src/features/facts/facts.contract.ts'
import {
  FactReading,
  type KnownOfTool,
  NOTHING_KNOWN,
  type PriceRow,
} from '../src/features/facts/known-facts.ts'
import { meaningByJobs } from '../src/features/kits/planner/search-meaning.ts'
import { NOT_REVIEWED } from '../src/features/tools/tool-rating.ts'
import { slugify } from '../src/shared/slug.ts'
import { readStarter, STARTER_FOLDER } from '../src/starter.ts'
import { readFactKinds, readStarterFacts } from '../src/starter-facts.ts'
import { scoredBy } from '../test/scores.ts'

/** Kitly's search and two that one could take instead, over the same tools and the same texts. */
export interface Engine {
  name: string
  /** Names of the tools that are found, the best first. */
  search(query: string): string[]
}

/** Results that are looked at. */
const DEPTH = 50

export async function starterTools(): Promise<CatalogTool[]> {
  const { tools, categories } = await readStarter()
  const categoryOf = new Map(categories.map((c, i) => [c.Name, { id: i + 1, slug: c.Slug }]))
  const kinds = await readFactKinds(STARTER_FOLDER)
  const facts = await readStarterFacts(STARTER_FOLDER, kinds)
  const knownOf = knownBySlug(kinds, facts)
  const counts = new Map(facts.map(({ slug, facts }) => [slug, facts.length]))
  const known = (name: string) => counts.get(slugify(name)) ?? 0
  return tools.map((tool, i) => {
    const category = categoryOf.get(tool.category_name)!
    return {
      ...tool,
      id: i + 1,
      slug: `tool-${i + 1}`,
      category_id: category.id,
      category_slug: category.slug,
      is_paid: tool.pricing_model === 'Paid',
      ...(knownOf.get(slugify(tool.name)) ?? NOTHING_KNOWN),
      ...NOT_REVIEWED,
      ...scoredBy({ isChosen: tool.is_featured, known: known(tool.name), current: known(tool.name) }),
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
    }
  })
}

/** What is known of each tool, as the database would say it. */
function knownBySlug(
  kinds: Awaited<ReturnType<typeof readFactKinds>>,
  lines: Awaited<ReturnType<typeof readStarterFacts>>,
): Map<string, KnownOfTool> {
  const reading = new FactReading(kinds as FactKind[])
  return new Map(
    lines.map(({ slug, facts, plans }) => {
      const rows = kinds.flatMap(({ key }) =>
        facts
          .filter(({ kind }) => kind === key)
          .map(({ kind, value }) => ({ kind, value: JSON.stringify(value), tool_ids: '1' })),
      )
      const prices = plans.map((plan) => ({ ...plan, tool_id: 1 })) as PriceRow[]
      return [slug, reading.of(rows, prices).get(1) ?? NOTHING_KNOWN]
    }),
  )
}

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
