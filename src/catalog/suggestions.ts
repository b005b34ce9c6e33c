/** What may be meant by what is being typed. */
import type { Suggestion } from '../features/tools/tools.contract.ts'
import { SUGGEST_MAX, SUGGEST_MIN } from '../features/tools/tools.limits.ts'
import { pick } from '../shared/pick.ts'
import { lowerBound } from '../shared/sorted.ts'
import { type Catalog, type CatalogTool, isListed } from './catalog.ts'
import { RANKED_MAX } from './list-keys.ts'
import { TOOL_ORDERS } from './orders.ts'
import { PRODUCTS, type Product } from './search/data.ts'
import { namedBy } from './search/names.ts'
import type { Segment } from './search/segment.ts'
import { nearestName } from './search/spelling.ts'
import { documentCount } from './search/vocabulary.ts'
import { compact, splitCamelCase, words } from './text.ts'
import { type DependsOn, KEYS, rankKey, standingsKey } from './touched.ts'

const TOPICS = [
  'image generation',
  'video editing',
  'text to speech',
  'transcription',
  'chatbot',
  'copywriting',
  'presentations',
  'meeting notes',
  'code generation',
  'seo',
  'logo design',
  'music generation',
  'translation',
  'data analysis',
  'website builder',
] as const
const EXTRAS: Record<string, readonly string[]> = {
  free: ['free image generation', 'free video editing', 'free writing tools', 'free ai assistants'],
  best: ['best ai assistants', 'best image generation', 'best writing tools', 'best coding tools'],
}

/** What a suggestion shows of a tool. */
const SUGGESTED = ['logo_url', 'theme_color', 'category_name', 'price_from'] as const
/** Tools whose names begin so that are looked at, and those that are suggested. */
const TOOLS_MAX = 50
const TOOLS_SUGGESTED = 3
/** Letters from which on what is typed may be a name that is misspelt, or that of a product that is not listed. */
const NAME_MIN = 4

const plain = (kind: Suggestion['kind'], text: string, count: number | null = null): Suggestion => ({
  text,
  kind,
  slug: null,
  tool: null,
  what: null,
  count,
})
const ofTool = (tool: CatalogTool): Suggestion => ({
  ...plain('tool', tool.name),
  slug: tool.slug,
  tool: pick(tool, SUGGESTED),
})

/**
 * At most five suggestions for what is being typed: extras for 'free' and 'best', then names of tools that start so
 * or have a word that does, categories, topics, what the name may have been meant for, and known products that are
 * not listed. A term of one character gets none.
 */
export function suggest(catalog: Catalog, typed: string, dependsOn?: DependsOn): Suggestion[] {
  const term = typed.trim().toLowerCase()
  dependsOn?.(KEYS.texts, KEYS.categories)
  if (term.length <= SUGGEST_MIN) return []
  const atWord = (text: string) => ` ${text.toLowerCase()}`.includes(` ${term}`)
  const extras = Object.entries(EXTRAS).flatMap(([word, list]) =>
    term.startsWith(word.slice(0, Math.max(3, term.length))) ? list.filter((e) => e.startsWith(term)) : [],
  )
  const tools = toolsAt(catalog, term, dependsOn)
  const products = unlistedAt(catalog, compact(term))
  const others = [
    ...catalog.categories
      .filter(({ name }) => atWord(name))
      .map(({ name, slug }) => ({ ...plain('category', name), slug })),
    ...topicsAt(catalog, atWord),
  ]
  const near = tools.length + others.length + products.length === 0 ? nearestTool(catalog, compact(term)) : []
  const found = [
    ...extras.map((text) => plain('topic', text)),
    ...[...tools.slice(0, TOOLS_SUGGESTED), ...near].map(ofTool),
    ...products.slice(0, 1).map(({ name, what }) => ({ ...plain('product', name), what })),
    ...others,
  ]
  return found.slice(0, SUGGEST_MAX)
}

const segmentsOf = ({ index: { base, delta } }: Catalog) => (delta ? [base, delta] : [base])

/** Words of names, sorted, each with its document; and tags. Made when a segment is first asked for them. */
interface Index {
  words: { text: string; document: number }[]
  tags: string[]
}
const indexes = new WeakMap<Segment, Index>()

function indexOf(segment: Segment, { toolById }: Catalog): Index {
  const known = indexes.get(segment)
  if (known) return known
  const texts: Index['words'] = []
  for (const [document, id] of segment.ids.entries()) {
    const { name = '' } = toolById.get(id) ?? {}
    const parts = new Set([...words(name), ...words(splitCamelCase(name)).slice(1)])
    for (const text of parts) texts.push({ text, document })
  }
  texts.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.document - b.document))
  const tags = [...segment.terms.keys()].flatMap((term) => (term.startsWith('#') ? term.slice(1) : []))
  const made = { words: texts, tags }
  indexes.set(segment, made)
  return made
}

/** Tools whose names start so, then those that have a word that does; each in the order of lists. */
function toolsAt(catalog: Catalog, term: string, dependsOn: DependsOn | undefined): CatalogTool[] {
  const joined = compact(term)
  if (joined.length <= SUGGEST_MIN) return []
  const starting = new Set<CatalogTool>()
  const having = new Set<CatalogTool>()
  for (const segment of segmentsOf(catalog)) {
    const { names, ids } = segment
    const take = (document: number, to: Set<CatalogTool>) => {
      const isDead = segment === catalog.index.base && catalog.index.dead[document] === 1
      const tool = isDead ? undefined : catalog.toolById.get(ids[document]!)
      if (tool && isListed(tool)) to.add(tool)
    }
    const { words: parts } = indexOf(segment, catalog)
    let at = lowerBound(names.texts, (name) => name < joined)
    for (; names.texts[at]?.startsWith(joined); at++) take(names.documents[at]!, starting)
    at = lowerBound(parts, ({ text }) => text < joined)
    for (; parts[at]?.text.startsWith(joined); at++) take(parts[at]!.document, having)
  }
  const all = [...starting, ...having]
  dependsOn?.(...(all.length > RANKED_MAX ? [standingsKey()] : all.map(({ id }) => rankKey(id))))
  const inOrder = (tools: Iterable<CatalogTool>) => [...tools].sort(TOOL_ORDERS.relevance).slice(0, TOOLS_MAX)
  return [...inOrder(starting), ...inOrder([...having].filter((tool) => !starting.has(tool)))]
}

/** Topics that are always offered, then tags, those that most tools have first. */
function topicsAt(catalog: Catalog, atWord: (text: string) => boolean): Suggestion[] {
  const segments = segmentsOf(catalog)
  const countOf = (tag: string) => documentCount(segments, `#${tag}`, catalog.index.gone)
  const fixed: string[] = TOPICS.filter(atWord)
  const tags = [...new Set(segments.flatMap((segment) => indexOf(segment, catalog).tags))]
    .filter((tag) => atWord(tag) && !fixed.includes(tag))
    .map((tag) => ({ tag, count: countOf(tag) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1))
  return [
    ...fixed.map((text) => plain('topic', text, countOf(text) || null)),
    ...tags.map(({ tag, count }) => plain('topic', tag, count)),
  ]
}

/** Known products that are not listed and whose name, or another that people say, starts so. */
function unlistedAt(catalog: Catalog, joined: string): Product[] {
  if (joined.length < NAME_MIN) return []
  return PRODUCTS.filter((product) => {
    const starts = [product.name, ...(product.also ?? [])].some((name) => compact(name).startsWith(joined))
    if (!starts) return false
    const named = namedBy(catalog, words(product.name), { isExpected: true })
    return named !== null && 'product' in named
  })
}

/** The tool whose name is nearly what is typed. */
function nearestTool(catalog: Catalog, joined: string): CatalogTool[] {
  if (joined.length < NAME_MIN) return []
  const name = nearestName(segmentsOf(catalog), joined, catalog.index.dead)
  const named = name === null ? null : namedBy(catalog, [name])
  return named && 'tool' in named ? [named.tool] : []
}
