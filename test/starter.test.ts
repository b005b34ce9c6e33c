import { beforeAll, describe, expect, test } from 'vitest'
import { CONCEPTS } from '../src/catalog/search/concepts.ts'
import { COLLECTIONS } from '../src/features/bundles/ui/collections.ts'
import type { ToolRecord } from '../src/features/tools/server/tools.csv.ts'
import { NEW_TOOL_RATING } from '../src/features/tools/tools.limits.ts'
import { slugify } from '../src/shared/slug.ts'
import { readStarter, type Starter } from '../src/starter.ts'
import { listFiles, readSource } from './sources.ts'
import { starterTexts } from './starter-texts.ts'

const vocabulary = readSource('starter/tags.txt')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line && !line.startsWith('#'))

let categories: Starter['categories']
let tools: ToolRecord[]
beforeAll(async () => {
  ;({ categories, tools } = await readStarter())
})

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? []

/** Names of the tools for which something does not hold. */
const failing = (holds: (tool: ToolRecord) => boolean) => tools.filter((t) => !holds(t)).map((t) => t.name)

const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ')

const PEOPLE =
  'users|developers|engineers|teachers|students|designers|writers|editors|musicians|lawyers|researchers|' +
  'founders|marketers|recruiters|teams|agencies|creators|critics|reviewers'

/** What others think of a tool, or what the editors did not do. Each cannot well be meant otherwise. */
const HEARSAY = new RegExp(
  [
    String.raw`\b(?:be)?loved\b|\bpopular (?:with|among|for|because|as)\b|\bmade \S+(?: \S+)? (?:popular|famous)\b`,
    String.raw`\bfavou?rite (?:of|among|with|for)\b|\bprais(?:e|es|ed)\b|\bacclaimed\b|\brenowned\b|\bfamous\b`,
    String.raw`\b(?:is|are|was|chiefly|best|mainly) known for\b|, known for\b|\bbest[- ]known\b|\bwell-regarded\b`,
    String.raw`\bindustry[- ](?:standard|leading)\b|\b(?:gold|de facto) standard\b|\bmarket leaders?\b|\bleading name\b`,
    String.raw`\bgo-to (?:tool|choice|app)\b|\bhousehold name\b|\bworld-class\b|\bbest[- ]in[- ]class\b|\btop-rated\b`,
    String.raw`\baward-winning\b|\bsecond to none\b|\bunmatched\b|\bunriva?lled\b|\bunsurpassed\b|\bloyal following\b`,
    String.raw`\bearned (?:its|a) (?:name|reputation)\b|\bamong the (?:best|most (?:popular|used|capable|polished))\b`,
    String.raw`\bmany consider\b|\bwidely (?:used|loved|regarded|respected|praised|considered|trusted)\b`,
    String.raw`\b(?:${PEOPLE}) (?:say|love|like|enjoy|praise|appreciate|admire|rave|swear by)\b`,
    String.raw`\b[Ww]e (?:have )?(?:tested|tried|measured)\b|\b[Ii]n our (?:tests?|experience)\b|\b[Oo]ur testers\b`,
  ].join('|'),
  'gi',
)

/** Values that stand more than once. */
function repeated(values: string[]): string[] {
  const seen = new Set<string>()
  return values.filter((v) => seen.has(v) || !seen.add(v))
}

describe('the starter catalogue', () => {
  test('has at least 520 tools in 16 to 20 categories', () => {
    expect(tools.length).toBeGreaterThanOrEqual(520)
    expect(categories.length).toBeGreaterThanOrEqual(16)
    expect(categories.length).toBeLessThanOrEqual(20)
  })

  test('has the categories that the site links to, each name and slug once', () => {
    const slugs = categories.map((c) => c.Slug)
    expect(slugs).toEqual(
      expect.arrayContaining(['design', 'content', 'marketing', 'productivity', 'automation']),
    )
    expect(repeated(slugs)).toEqual([])
    expect(repeated(categories.map((c) => c.Name.toLowerCase()))).toEqual([])
    for (const { Tags } of categories) {
      expect(Tags.split(',').filter((tag) => !vocabulary.includes(tag.trim()))).toEqual([])
    }
  })

  test('has a good number of tools in each category', () => {
    for (const { Name } of categories) {
      const count = tools.filter((t) => t.category_name === Name).length
      expect([Name, count >= 20]).toEqual([Name, true])
    }
  })

  test('has every bundle that a collection names', async () => {
    const slugs = new Set((await readStarter()).bundles.map((b) => b.slug))
    for (const { title, bundles } of COLLECTIONS) {
      expect([title, bundles.filter((slug) => !slugs.has(slug))]).toEqual([title, []])
    }
  })

  test('has as many tools in a bundle as its text says', async () => {
    const wrong = (await readStarter()).bundles.flatMap(({ name, summary, description, tools: own }) => {
      const said = [...`${summary} ${description}`.matchAll(/\b(\w+) tools\b/gi)]
      const counts = said.map(([, word]) => NUMBERS.indexOf(word!.toLowerCase())).filter((n) => n >= 0)
      return counts.some((n) => n !== own.length) ? [name] : []
    })
    expect(wrong).toEqual([])
  })

  test('has each tool once: name, slug and address', () => {
    expect(repeated(tools.map((t) => t.name.toLowerCase()))).toEqual([])
    expect(repeated(tools.map((t) => slugify(t.name)))).toEqual([])
    const addressOf = (t: ToolRecord) =>
      t.website_url
        .toLowerCase()
        .replace(/^https?:\/\/(www\.)?/, '')
        .replace(/\/+$/, '')
    expect(repeated(tools.map(addressOf))).toEqual([])
  })

  test('has https addresses alone', () => {
    expect(failing((t) => /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(\/\S*)?$/i.test(t.website_url))).toEqual([])
    expect(
      failing((t) => [t.logo_url, t.video_url, t.pdf_url].every((u) => u === null || u.startsWith('https:'))),
    ).toEqual([])
  })

  test('has short descriptions of 80 to 160 characters and descriptions of 60 to 120 words', () => {
    expect(failing((t) => t.short_description.length >= 80 && t.short_description.length <= 160)).toEqual([])
    expect(
      failing((t) => wordsOf(t.description).length >= 60 && wordsOf(t.description).length <= 120),
    ).toEqual([])
  })

  test('has four to six features, four to eight tags and 18 to 26 keywords, none empty or twice', () => {
    const between = (list: string[], least: number, most: number) =>
      list.length >= least &&
      list.length <= most &&
      new Set(list.map((v) => v.toLowerCase())).size === list.length
    expect(failing((t) => between(t.features, 4, 6))).toEqual([])
    expect(failing((t) => between(t.tags, 4, 8))).toEqual([])
    expect(failing((t) => between(t.search_keywords, 18, 26))).toEqual([])
  })

  test('rates nothing: every tool begins at 4, as a new one does', () => {
    expect(failing(({ rating }) => rating === NEW_TOOL_RATING)).toEqual([])
  })

  test('says what it costs and what it is not good at', () => {
    expect(new Set(tools.map((t) => t.pricing_model))).toEqual(new Set(['Free', 'Freemium', 'Paid']))
    expect(failing((t) => t.not_ideal_for !== null)).toEqual([])
  })

  test('has no markup, no stray blanks and no words of a template', () => {
    const texts = (t: ToolRecord) => [t.name, t.short_description, t.description, ...t.features, ...t.tags]
    expect(
      failing((t) => texts(t).every((text) => !/<|>|\*\*|\[|lorem ipsum| {2}|\s$|^\s/i.test(text))),
    ).toEqual([])
  })
})

describe('the tags', () => {
  test('are those of tags.txt', () => {
    expect(repeated(vocabulary)).toEqual([])
    const known = new Set(vocabulary)
    expect(failing((t) => t.tags.every((tag) => known.has(tag)))).toEqual([])
  })

  test('are nearly all used', () => {
    const used = new Set(tools.flatMap((t) => t.tags))
    const unused = vocabulary.filter((tag) => !used.has(tag))
    expect(unused.length, `unused: ${unused.join(', ')}`).toBeLessThanOrEqual(vocabulary.length / 20)
  })

  test('of the concepts of the search are in tags.txt', () => {
    expect(Object.keys(CONCEPTS).filter((tag) => !vocabulary.includes(tag))).toEqual([])
  })
})

describe('the texts', () => {
  /** Pairs of texts whose runs of `length` words are alike, with the share that they have in common. */
  function alike(texts: string[], length: number, bound: number) {
    const shingles = texts.map((text) => {
      const words = wordsOf(text.toLowerCase())
      return new Set(words.slice(length - 1).map((_, i) => words.slice(i, i + length).join(' ')))
    })
    const having = new Map<string, number[]>()
    for (const [i, set] of shingles.entries()) {
      for (const s of set) having.set(s, [...(having.get(s) ?? []), i])
    }
    const common = new Map<string, number>()
    for (const list of having.values()) {
      for (const [x, a] of list.entries()) {
        for (const b of list.slice(x + 1)) common.set(`${a} ${b}`, (common.get(`${a} ${b}`) ?? 0) + 1)
      }
    }
    return [...common].flatMap(([pair, n]) => {
      const [a, b] = pair.split(' ').map(Number) as [number, number]
      const share = n / (shingles[a]!.size + shingles[b]!.size - n)
      return share > bound ? [`${tools[a]!.name} / ${tools[b]!.name}: ${share.toFixed(2)}`] : []
    })
  }

  test('of descriptions are written for each tool', () => {
    expect(
      alike(
        tools.map((t) => t.description),
        3,
        0.05,
      ),
    ).toEqual([])
  })

  test('of short descriptions are written for each tool', () => {
    expect(
      alike(
        tools.map((t) => t.short_description),
        3,
        0.25,
      ),
    ).toEqual([])
  })

  test('say what a tool does and for whom, not what people think of it', async () => {
    const texts = starterTexts(await readStarter())
    const found = texts.flatMap(({ of, text }) =>
      [...text.matchAll(HEARSAY)].map(([words]) => `${of}: ${words}`),
    )
    expect(found).toEqual([])
  })

  test.each([
    'Widely loved by teachers',
    'A favorite of editors',
    'It is best known for speed',
    'Developers praise its speed',
    'The industry standard',
    'Users say that it is quick',
    'We tested ten of them',
  ])('would be refused with “%s”', (text) => {
    expect(text.match(HEARSAY)).not.toBeNull()
  })

  test.each([
    'Known for years as Quizizz',
    'Mark your favorites in a gallery',
    'Best practices of your team',
    'Summaries of what customers say',
    'Marketing teams prefer a plan with approvals when they are large',
  ])('are free to say “%s”', (text) => {
    expect(text.match(HEARSAY)).toBeNull()
  })

  test('begin differently', () => {
    const beginnings = tools.map((t) => wordsOf(t.description.toLowerCase()).slice(0, 5).join(' '))
    expect(repeated(beginnings).length).toBeLessThanOrEqual(tools.length / 50)
  })
})

test('the starter folder has a file of tools for each category', () => {
  const named = listFiles('starter/tools').map((f) => f.replace(/^.*\/|\.csv$/g, ''))
  expect(named.sort()).toEqual(categories.map((c) => c.Slug).sort())
})
