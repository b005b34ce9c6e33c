import { type Catalog, type CatalogTool, isListed } from '../../../catalog/catalog.ts'
import { KEYS } from '../../../catalog/touched.ts'
import type { Services } from '../../../kernel/http/context.ts'
import { madeOnce } from '../../../kernel/load/made-once.ts'
import { pick } from '../../../shared/pick.ts'
import { isAbout } from '../../compare/facts.ts'
import { pairOf, sharesCategory } from '../../compare/pair.ts'
import { formatPrice } from '../../facts/prices.ts'
import type { Home, HomeKit, HomePair, Marked, PricedCategory } from '../home.contract.ts'
import {
  FREE_MARKS_MAX,
  KIT_STEPS_LEAST,
  KIT_STEPS_ON_HOME,
  PRICE_MARKS_MAX,
  PRICED_CATEGORIES,
  PRICES_LEAST,
} from '../home.limits.ts'

/** The project that home has a kit planned for. */
const EXAMPLE =
  'Launch my app: a logo, a landing page, a database, write the code with GitHub Copilot, automate the routine work. At most $60 a month. I have Figma.'

/** So many show that a sentence was read. */
const UNDERSTOOD_MAX = 4

/** What anybody says of a tool moves it in lists by a little: examples need not follow that. */
export const HOME_KEYS = [KEYS.texts, KEYS.categories]

/** What home shows beside its lists, made again when something else than a standing has changed. */
export const readHome = madeOnce(
  HOME_KEYS,
  async ({ catalog: { current } }: Pick<Services, 'catalog' | 'pageCache'>): Promise<Home> => ({
    kit: await planExample(current),
    pairs: pairsOf(current),
    prices: pricesOf(current),
  }),
)

export const markOf = (tool: CatalogTool): Marked => pick(tool, ['name', 'slug', 'logo_url', 'theme_color'])

async function planExample(catalog: Catalog): Promise<HomeKit | null> {
  if (catalog.toolById.size === 0) return null
  // The planner's vocabulary is loaded with the first kit.
  const { createMagicKit } = await import('../../kits/server/kits.service.ts')
  const { tools, read, requirements } = createMagicKit(catalog, {
    prompt: EXAMPLE,
    preferences: { budget: 'mixed', complexity: 'intermediate', kit_size: KIT_STEPS_ON_HOME },
    read_jobs: [],
    add_jobs: [],
    drop_jobs: [],
    locked: [],
    exclude: [],
    ignore: [],
    demands: [],
  })
  if (tools.length < KIT_STEPS_LEAST) return null
  return {
    prompt: EXAMPLE,
    understood: [...read.map(({ label }) => label), ...requirements.map(({ label }) => label)].slice(
      0,
      UNDERSTOOD_MAX,
    ),
    budget: budgetIn(read),
    steps: tools.map((tool) => ({
      ...pick(tool, ['name', 'slug', 'logo_url', 'theme_color', 'pricing_model', 'is_paid', 'price_from']),
      job: tool.job.label,
    })),
  }
}

/** What the words allow, in US dollars a month: a demand is named by it. */
function budgetIn(read: readonly { id: string }[]): number | null {
  const named = read.map(({ id }) => /^price:(\d+)$/.exec(id)?.[1]).find(Boolean)
  return named === undefined ? null : Number(named)
}

/** What people are often torn between. A pair of which one is gone, or has no mark, is left out. */
const PAIRS = [
  ['chatgpt', 'claude'],
  ['cursor', 'github-copilot'],
  ['n8n', 'zapier'],
  ['adobe-firefly', 'midjourney'],
  ['coda', 'notion'],
  ['suno', 'udio'],
  ['kling-ai', 'runway'],
  ['langchain', 'llamaindex'],
] as const

export const pairsOf = (catalog: Catalog): HomePair[] =>
  PAIRS.flatMap((slugs) => {
    const [one, other] = slugs.map((slug) => catalog.toolBySlug.get(slug))
    if (!one?.logo_url || !other?.logo_url || !isListed(one) || !isListed(other)) return []
    if (!sharesCategory(one, other)) return []
    return {
      pair: pairOf(one.slug, other.slug),
      tools: [markOf(one), markOf(other)],
      category: one.category_name!,
      apart: apartOf(catalog, one, other),
    }
  })

/** What is known of both and differs, the price before anything else. */
function apartOf({ factKinds }: Catalog, one: CatalogTool, other: CatalogTool): string | null {
  const [price, otherPrice] = [one.price_from, other.price_from]
  if (price && otherPrice && price.currency === otherPrice.currency && price.amount !== otherPrice.amount) {
    return `From ${formatPrice(price)}, or from ${formatPrice(otherPrice)} a month`
  }
  for (const { key, label, type } of factKinds) {
    if (type !== 'flag') continue
    const [mine, theirs] = [one, other].map(
      ({ known }) => known.find(({ kind }) => kind === key)?.values[0]?.key,
    )
    if (mine && theirs && mine !== theirs) return `${label}: ${(mine === 'yes' ? one : other).name} only`
  }
  const [mine, theirs] = [ownTag(one, other), ownTag(other, one)]
  return mine && theirs ? `${mine.charAt(0).toUpperCase()}${mine.slice(1)}, or ${theirs}` : null
}

/** The first that a tool is about and the other is not: editors put first what it is known for. */
const ownTag = ({ tags }: CatalogTool, { tags: others }: CatalogTool) =>
  tags.find((tag) => !others.includes(tag) && isAbout(tag))

/** Where tools stand on the axis of prices, for the categories of which most prices are known. */
export function pricesOf({ categories, orders }: Catalog): PricedCategory[] {
  const ofCategory = Map.groupBy(orders.relevance, ({ category_id }) => category_id)
  return categories
    .flatMap(({ id, name, slug, tool_count }) => {
      const tools = ofCategory.get(id) ?? []
      const priced = tools.filter(({ price_from }) => price_from?.currency === 'USD')
      if (priced.length < PRICES_LEAST) return []
      const free = tools.filter(({ pricing_model, logo_url }) => pricing_model === 'Free' && logo_url)
      // Those with a mark are known at a glance.
      const known = priced.toSorted((a, b) => Number(b.logo_url !== null) - Number(a.logo_url !== null))
      const shown = [...free.slice(0, FREE_MARKS_MAX), ...known].slice(0, PRICE_MARKS_MAX)
      return {
        name,
        slug,
        tool_count,
        priced_count: priced.length,
        free_count: tools.filter(({ pricing_model }) => pricing_model !== 'Paid').length,
        tools: shown
          .map((tool) => ({ ...markOf(tool), amount: tool.price_from?.amount ?? 0 }))
          .sort((a, b) => a.amount - b.amount),
      }
    })
    .sort((a, b) => b.priced_count - a.priced_count)
    .slice(0, PRICED_CATEGORIES)
}
