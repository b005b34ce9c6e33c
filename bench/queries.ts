import { STOP_WORDS, words } from '../src/catalog/text.ts'
import { Random } from '../test/seeded.ts'
import type { Synthetic, SyntheticTool } from './synthetic.ts'

/** Searches that people could type into a synthetic catalogue, of each kind that costs differently. */
export const SEARCH_KINDS = [
  'exact',
  'prefix of 2 to 4 letters',
  'one word misspelt',
  'two words misspelt',
  'task of 12 words',
  'two frequent words',
  '12 words misspelt',
] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

export function makeQueries(synthetic: Synthetic, kind: SearchKind, count: number, seed = 7): string[] {
  const { tools, frequentWords } = synthetic
  const random = new Random(seed + SEARCH_KINDS.indexOf(kind) * 7919)
  const make: Record<SearchKind, () => string> = {
    exact: () => exact(random.pick(tools), random),
    'prefix of 2 to 4 letters': () => contentWord(random.pick(tools), random, 5).slice(0, random.int(2, 4)),
    'one word misspelt': () => misspell(contentWord(random.pick(tools), random, 5), random),
    'two words misspelt': () => {
      const tool = random.pick(tools)
      return `${misspell(contentWord(tool, random, 5), random)} ${misspell(contentWord(tool, random, 5), random)}`
    },
    'task of 12 words': () => task(random.pick(tools), random),
    'two frequent words': () => `${random.pick(frequentWords)} ${random.pick(frequentWords)}`,
    '12 words misspelt': () =>
      Array.from({ length: 12 }, () => misspell(contentWord(random.pick(tools), random, 6), random))
        .join(' ')
        .slice(0, 200),
  }
  return Array.from({ length: count }, make[kind])
}

/** Filters of the directory, each set in half of them. */
export function makeFilters({ categories }: Synthetic, count: number, seed = 99) {
  const random = new Random(seed)
  const sometimes = <T>(value: T) => (random.chance(0.5) ? value : undefined)
  return Array.from({ length: count }, () => ({
    category: sometimes([random.pick(categories).Slug]),
    pricing: sometimes([random.pick(['free', 'freemium', 'paid'] as const)]),
    rating: sometimes(random.pick([4.5, 4, 3.5, 3])),
  }))
}

/** A name, a tag, or words that a tool is found by. */
function exact(tool: SyntheticTool, random: Random): string {
  const kind = random.int(1, 3)
  if (kind === 1) return tool.name
  return random.pick(kind === 2 ? tool.tags : tool.search_keywords)
}

/** Twelve words that say something, from one description: nothing can be left out as a stop word. */
function task(tool: SyntheticTool, random: Random): string {
  const content = contentWords(tool.description)
  const from = random.int(0, Math.max(0, content.length - 12))
  return content
    .slice(from, from + 12)
    .join(' ')
    .slice(0, 200)
}

const contentWords = (text: string) => words(text).filter((w) => !STOP_WORDS.has(w))

function contentWord(tool: SyntheticTool, random: Random, least: number): string {
  const long = contentWords(`${tool.short_description} ${tool.description}`).filter(
    (w) => w.length >= least && w.length <= 14,
  )
  return long.length > 0 ? random.pick(long) : 'software'
}

/** One slip: a letter too many, missing, wrong, or two in the wrong order. */
function misspell(word: string, random: Random): string {
  const at = random.int(1, word.length - 2)
  const letter = LETTERS[random.int(0, 25)]!
  const [start, end] = [word.slice(0, at), word.slice(at)]
  switch (random.int(1, 4)) {
    case 1:
      return start + letter + end
    case 2:
      return start + end.slice(1)
    case 3:
      return start + letter + end.slice(1)
    default:
      return start + end[1] + end[0] + end.slice(2)
  }
}
