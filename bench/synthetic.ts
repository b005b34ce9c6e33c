import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogRows } from '../src/catalog/catalog.ts'
import { STOP_WORDS } from '../src/catalog/text.ts'
import { NOTHING_KNOWN } from '../src/features/facts/known-facts.ts'
import type { ToolRecord } from '../src/features/tools/server/tools.csv.ts'
import { type Histogram, ratingOf } from '../src/features/tools/tool-rating.ts'
import { TOOL_FIELDS } from '../src/features/tools/tools.fields.ts'
import { NEW_TOOL_RATING } from '../src/features/tools/tools.limits.ts'
import { emptyRecord } from '../src/shared/record-fields.ts'
import { slugify } from '../src/shared/slug.ts'
import { readStarter, STARTER_FOLDER, type Starter } from '../src/starter.ts'
import { scoredBy } from '../test/scores.ts'
import { Random } from '../test/seeded.ts'
import { Chain, capital, invented, LongTail } from './words.ts'
import { Zipf } from './zipf.ts'

/**
 * Catalogues of any size that look like the starter catalogue: its categories, its tags, its turns of phrase
 * and a vocabulary that grows with the catalogue. The same size and seed make the same catalogue.
 */
export interface Synthetic {
  categories: Starter['categories']
  tools: SyntheticTool[]
  /** The most frequent words that say something, the most frequent first. */
  frequentWords: string[]
}
export type SyntheticTool = ToolRecord & { slug: string; review_count: number; histogram: Histogram }

/** Share of the words of a text that come from the long tail. */
const RARE = 0.04

export async function syntheticCatalog(size: number, seed = 1): Promise<Synthetic> {
  const starter = await readStarter()
  const random = new Random(seed * 1_000_003 + size)
  const subjects = learn(starter)
  const frequency = countWords(starter)
  const common = [...frequency.keys()].filter((w) => w.length >= 4 && w.length <= 9)
  const tail = new LongTail(common.slice(0, 2_500))
  const tags = new Zipf(readFileSync(join(STARTER_FOLDER, 'tags.txt'), 'utf8').trim().split('\n'))
  const categories = new Zipf(starter.categories, 0.6)
  const names = new Names(common.slice(0, 1_500), tail)
  const slugs = new Set<string>()

  const tools: SyntheticTool[] = []
  for (let i = 0; i < size; i++) {
    const category = categories.draw(random)
    const subject = subjects.get(category.Name)!
    const name = names.draw(random, i)
    let slug = slugify(name)
    if (slugs.has(slug)) slug = `${slug}-${i}`
    slugs.add(slug)
    const pricing_model = random.pick(['Free', 'Freemium', 'Freemium', 'Freemium', 'Paid', 'Paid'] as const)
    // A few tools have most of the reviews.
    const review_count = Math.min(Math.floor(2 * (random.next() ** -0.7 - 1)), 5_000)
    const liked = Math.round(review_count * random.next())
    tools.push({
      ...emptyRecord(TOOL_FIELDS),
      name,
      slug,
      short_description: textOfLength(subject.summaries, tail, random, random.int(80, 140), 160),
      description: textOfWords(subject.descriptions, tail, random, random.int(60, 120)),
      website_url: `https://www.${slug}.example`,
      pricing_model,
      free_credit_info: pricing_model === 'Freemium' ? 'Free plan with monthly credits' : null,
      category_name: category.Name,
      tags: some(random.int(4, 8), () =>
        random.chance(0.7) ? random.pick(subject.tags) : tags.draw(random),
      ),
      search_keywords: some(random.int(3, 6), () => phrase(subject.keywords, tail, random, random.int(2, 4))),
      features: some(random.int(4, 6), () => phrase(subject.features, tail, random, random.int(2, 4))),
      is_featured: random.chance(0.02),
      rating: Math.round((3.2 + 1.7 * Math.sqrt(random.next())) * 10) / 10,
      skill_level: random.pick(['beginner', 'beginner', 'intermediate', 'advanced', null] as const),
      not_ideal_for: random.chance(0.7) ? phrase(subject.summaries, tail, random, 6) : null,
      review_count,
      histogram: [0, 0, review_count - liked, 0, liked],
    })
  }
  const frequentWords = [...frequency.keys()].filter((w) => w.length > 2 && !STOP_WORDS.has(w)).slice(0, 40)
  return { categories: starter.categories, tools, frequentWords }
}

/** The rows that a catalogue is built from, without a database. */
export function catalogRows({ categories, tools }: Synthetic): CatalogRows {
  const rows = categories.map((c, i) => ({
    id: i + 1,
    name: c.Name,
    slug: c.Slug,
    description: c.Description,
    icon: c.Icon,
    tags: c.Tags,
    popularity: 0,
  }))
  const byName = new Map(rows.map((c) => [c.name, c]))
  const start = Date.UTC(2024, 0, 1)
  return {
    categories: rows,
    tools: tools.map(({ rating, ...tool }, i) => {
      const category = byName.get(tool.category_name)!
      const created_at = new Date(start + i * 60_000).toISOString()
      return {
        ...tool,
        id: i + 1,
        category_id: category.id,
        category_slug: category.slug,
        is_paid: tool.pricing_model === 'Paid',
        ...NOTHING_KNOWN,
        ...ratingOf(rating, tool.histogram),
        ...scoredBy({
          rating: ratingOf(NEW_TOOL_RATING, tool.histogram).rating,
          isChosen: tool.is_featured,
        }),
        created_at,
        updated_at: created_at,
      }
    }),
  }
}

interface Subject {
  summaries: Chain
  descriptions: Chain
  keywords: Chain
  features: Chain
  /** Each as often as the category's tools carry it. */
  tags: string[]
}

/** How the tools of each category are spoken of. */
function learn({ categories, tools }: Starter): Map<string, Subject> {
  const subjects = new Map<string, Subject>()
  for (const { Name } of categories) {
    const chains = { summaries: new Chain(), descriptions: new Chain(), keywords: new Chain() }
    subjects.set(Name, { ...chains, features: new Chain(), tags: [] })
  }
  for (const tool of tools) {
    const subject = subjects.get(tool.category_name)!
    subject.summaries.learn(tool.short_description)
    subject.descriptions.learn(tool.description)
    for (const keyword of tool.search_keywords) subject.keywords.learn(keyword)
    for (const feature of tool.features) subject.features.learn(feature)
    subject.tags.push(...tool.tags)
  }
  return subjects
}

/** The words of the starter's texts, the most frequent first. */
function countWords({ tools }: Starter): Map<string, number> {
  const counts = new Map<string, number>()
  for (const tool of tools) {
    for (const word of `${tool.short_description} ${tool.description}`.toLowerCase().match(/[a-z]+/g) ?? []) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  return new Map([...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)))
}

/** Names that no two tools share: an invented word, two words in one, two words, or a word with an ending. */
class Names {
  readonly #common: string[]
  readonly #tail: LongTail
  readonly #taken = new Set<string>()

  constructor(common: string[], tail: LongTail) {
    this.#common = common
    this.#tail = tail
  }

  draw(random: Random, i: number): string {
    const word = () => capital(random.pick(this.#common))
    const kind = random.int(1, 10)
    let name: string
    if (kind <= 4) name = capital(invented(random.int(0, 2 ** 30)))
    else if (kind <= 6) name = word() + word()
    else if (kind <= 7) name = `${word()} ${word()}`
    else if (kind <= 8) name = `${capital(this.#tail.draw(random))} AI`
    else name = word() + random.pick(['ly', 'ify', 'io', 'AI', 'GPT', 'Lab', 'Hub', 'Flow', ' Studio'])
    if (this.#taken.has(name.toLowerCase())) name = `${name} ${capital(invented(i))}`
    this.#taken.add(name.toLowerCase())
    return name
  }
}

/** `count` entries or a few less: repeated ones are kept once. */
const some = (count: number, make: () => string) => [...new Set(Array.from({ length: count }, make))]

function follow(chain: Chain, tail: LongTail, token: string, random: Random): string {
  return random.chance(RARE) ? tail.draw(random) : chain.after(token, random)
}

function phrase(chain: Chain, tail: LongTail, random: Random, count: number): string {
  const tokens = [chain.start(random)]
  while (tokens.length < count) tokens.push(follow(chain, tail, tokens.at(-1)!, random))
  return tokens.join(' ').replace(/[^\p{L}\p{N}]+$/u, '')
}

function textOfLength(chain: Chain, tail: LongTail, random: Random, least: number, most: number): string {
  let text = chain.start(random)
  let last = text
  while (text.length < least) {
    last = follow(chain, tail, last, random)
    if (text.length + last.length + 1 <= most) text += ` ${last}`
  }
  return text
}

function textOfWords(chain: Chain, tail: LongTail, random: Random, count: number): string {
  const tokens = [chain.start(random)]
  while (tokens.length < count) tokens.push(follow(chain, tail, tokens.at(-1)!, random))
  return `${tokens.join(' ').replace(/[^\p{L}\p{N}]+$/u, '')}.`
}
