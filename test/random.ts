import type { CatalogRows, CatalogTool } from '../src/catalog/catalog.ts'
import type { CatalogCategory } from '../src/catalog/categories.ts'
import type { FactKind } from '../src/features/facts/facts.contract.ts'
import { FactReading, NOTHING_KNOWN } from '../src/features/facts/known-facts.ts'
import { NOT_REVIEWED, RATED_FROM } from '../src/features/tools/tool-rating.ts'
import { TOOL_FIELDS } from '../src/features/tools/tools.fields.ts'
import { emptyRecord } from '../src/shared/record-fields.ts'
import { slugify } from '../src/shared/slug.ts'
import { scoredBy } from './scores.ts'
import type { Random } from './seeded.ts'

const NAMES = 'Alto Brio Calm Dash Echo Flux Glow Halo Iris Juno Kite Luma Mint Nova Onyx Pike'.split(' ')
const ENDINGS = ' AI Lab Kit Desk Flow Mate Base Wise'.split(' ')
export const TAGS = [
  'logo design',
  'video editing',
  'transcription',
  'presentations',
  'chatbot',
  'seo',
  'rare tag',
]
const WORDS =
  'writes draws cuts edits answers quick letters pictures films meetings notes teams offices songs code tests'.split(
    ' ',
  )

export const randomWord = (random: Random) => random.pick([...WORDS, ...NAMES])

export function randomTool(random: Random, id: number, categories: CatalogCategory[]): CatalogTool {
  const name = `${random.pick(NAMES)}${random.pick(ENDINGS)} ${id}`
  const category = random.next() < 0.1 ? null : random.pick(categories)
  const sentence = (length: number) => Array.from({ length }, () => random.pick(WORDS)).join(' ')
  const pricing_model = random.pick(['Free', 'Freemium', 'Paid'] as const)
  const confirmed_count = random.below(5)
  return {
    ...emptyRecord(TOOL_FIELDS),
    id,
    name,
    slug: slugify(name),
    short_description: sentence(8),
    description: sentence(25),
    website_url: `https://example.com/${id}`,
    category_id: category?.id ?? null,
    category_name: category?.name ?? null,
    category_slug: category?.slug ?? null,
    pricing_model,
    is_paid: pricing_model === 'Paid',
    ...randomScore(random),
    rating: Math.round((2 + random.next() * 3) * 10) / 10,
    ...NOT_REVIEWED,
    is_rated: confirmed_count >= RATED_FROM,
    confirmed_count,
    review_count: confirmed_count,
    tags: random.some(TAGS, 4),
    is_featured: random.next() < 0.2,
    features: [sentence(2)],
    life_state: random.next() < 0.05 ? 'closed' : null,
    created_at: `2026-0${1 + random.below(9)}-01T00:00:00.000Z`,
    updated_at: '2026-10-01T00:00:00.000Z',
    search_keywords: [sentence(3)],
    ...randomKnown(random, id),
  }
}

const kind = { question: '', group: 'platforms', unit: null, is_filter: true, is_compared: true } as const
const more = { on_card: true, review_days: 180 }
export const RANDOM_KINDS: FactKind[] = [
  { ...kind, ...more, key: 'open', label: 'Open', type: 'flag', options: [] },
  {
    ...kind,
    ...more,
    key: 'platforms',
    label: 'Platforms',
    type: 'several',
    options: ['web', 'ios', 'linux'].map((value) => ({ value, label: value.toUpperCase() })),
  },
  { ...kind, ...more, key: 'works_with', label: 'Works with', type: 'several', options: [] },
  { ...kind, ...more, key: 'seats', label: 'Seats', type: 'number', options: [] },
]
const reading = new FactReading(RANDOM_KINDS)

/** Equal scores, too. */
const randomScore = (random: Random) =>
  scoredBy({ rating: 3 + random.below(20) / 10, use: random.below(300), isChosen: random.next() < 0.2 })

/** Some of what can be known: the one half of the tools knows nothing. */
function randomKnown(random: Random, id: number) {
  const values = {
    open: random.next() < 0.7,
    platforms: random.some(['web', 'ios', 'linux'], 3),
    works_with: random.some(WORDS, 4),
    seats: random.below(30),
  }
  const rows = Object.entries(values)
    .filter(() => random.next() < 0.5)
    .map(([kind, value]) => ({ tool_ids: String(id), kind, value: JSON.stringify(value) }))
  const price = { tool_id: id, amount: 1 + random.below(120), currency: random.pick(['USD', 'EUR']) }
  const prices =
    random.next() < 0.5
      ? [{ ...price, per: 'month', per_seat: false, seats_from: null, seats_to: null } as const]
      : []
  return { ...NOTHING_KNOWN, ...reading.of(rows, prices).get(id) }
}

export const randomCategories = (): CatalogCategory[] =>
  ['Video', 'audio', 'Design', 'Coding'].map((name, i) => ({
    id: i + 1,
    name,
    slug: slugify(name),
    description: `All ${name}`,
    icon: '🧰',
    tags: '',
    popularity: 0,
  }))

export function randomRows(random: Random, size: number): CatalogRows {
  const categories = randomCategories()
  return {
    categories,
    factKinds: RANDOM_KINDS,
    tools: Array.from({ length: size }, (_, i) => randomTool(random, i + 1, categories)),
  }
}
