import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { slugify } from '../src/shared/slug.ts'
import { readStarter, STARTER_FOLDER, type Starter } from '../src/starter.ts'
import { readFactKinds, readStarterFacts } from '../src/starter-facts.ts'
import { starterTexts } from './starter-texts.ts'

/** What is money and no price of a tool: where it stands, the words around it, and why it may. */
const NO_PRICES: [of: string, words: string, reason: string][] = [
  ['a-month-with-an-ai-code-reviewer', 'money is counted in whole cents', 'an example of a rule for code'],
]

const SIGNS = String.raw`(?:US|A|C)?[$€£¥]\s?(\d[\d,]*(?:\.\d+)?)`
const NAMES = '(?:US )?(?:dollars?|euros?|cents?|USD|EUR|GBP|CHF|JPY)'
const MONEY = new RegExp(String.raw`${SIGNS}|(?:\b(\d[\d,]*(?:\.\d+)?)\s?)?\b${NAMES}\b`, 'gi')

/** Each mention of money in a text, with its amount where a number says it. */
const moneyIn = (text: string) =>
  [...text.matchAll(MONEY)].map(([words, signed, named]) => {
    const number = signed ?? named
    return { words, amount: number === undefined ? null : Number(number.replaceAll(',', '')) }
  })

let starter: Starter
beforeAll(async () => {
  starter = await readStarter()
})

const known = () =>
  starter.facts.flatMap((tool) => [...tool.facts, ...tool.plans].map((f) => ({ ...f, tool })))

describe('what is known of the starter tools', () => {
  test('belongs to one of them, once', () => {
    const slugs = new Set(starter.tools.map((tool) => slugify(tool.name)))
    const named = starter.facts.map((tool) => tool.slug)
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })

  test('names a page that was read, and no day to come', () => {
    const today = new Date().toISOString().slice(0, 10)
    const wrong = known().filter(
      ({ source_url, source_date, checked_at }) =>
        !/^https?:$/.test(new URL(source_url).protocol) ||
        new URL(source_url).hostname.endsWith('.example') ||
        (source_date ?? '') > today ||
        checked_at > today,
    )
    expect(wrong).toEqual([])
  })

  test('rests on no page that a program has written', () => {
    const written = /grokipedia\.com|aegisfleet\/tool-survey-report/
    expect(known().filter(({ source_url }) => written.test(source_url))).toEqual([])
  })

  test('covers every featured tool', () => {
    const covered = new Set(starter.facts.filter((t) => t.facts.length > 0).map((t) => t.slug))
    const featured = starter.tools.filter((tool) => tool.is_featured).map((tool) => slugify(tool.name))
    expect(featured.filter((slug) => !covered.has(slug))).toEqual([])
  })

  test('says of each life who says so', () => {
    const lives = starter.facts.flatMap(({ slug, life }) => (life ? { slug, ...life } : []))
    expect(lives.filter(({ life_source_url }) => !life_source_url).map(({ slug }) => slug)).toEqual([])
    expect(lives.find(({ slug }) => slug === 'continue')).toMatchObject({ life_state: 'closed' })
  })

  test('has prices from the vendor alone', () => {
    const second = starter.facts.flatMap((tool) =>
      tool.plans.filter((plan) => plan.source_kind === 'independent').map((plan) => [tool.slug, plan.name]),
    )
    expect(second).toEqual([])
  })

  test('has every price that a text names', () => {
    const amounts = new Map(
      starter.facts.map(({ slug, plans }) => [slug, plans.map(({ amount }) => amount).filter(Boolean)]),
    )
    const isKnown = (amount: number | null, tools: string[]) =>
      amount !== null && tools.some((slug) => amounts.get(slug)?.includes(amount))
    const unknown = starterTexts(starter).flatMap(({ of, text, tools }) => {
      const noPrices = NO_PRICES.filter(([where]) => where === of)
      return moneyIn(noPrices.reduce((rest, [, words]) => rest.replace(words, ''), text))
        .filter(({ amount }) => !isKnown(amount, tools))
        .map(({ words }) => `${of}: ${words}`)
    })
    expect(unknown).toEqual([])
  })

  test.each([
    ['It costs $20 a month', 20],
    ['about €1,299.50 a year', 1299.5],
    ['for 9 dollars', 9],
    ['from 15 EUR', 15],
    ['a few dollars a month', null],
    ['two thousand tasks a month', undefined],
    ['2,000 words a month, 30 minutes a file', undefined],
  ])('finds the money in “%s”', (text, amount) => {
    expect(moneyIn(text)[0]?.amount).toBe(amount)
  })

  test('calls open source what has such a licence, and names its repository by address', () => {
    for (const { slug, facts } of starter.facts) {
      const known = (kind: string) => facts.find((fact) => fact.kind === kind)?.value
      if (known('open_source') === true) expect([slug, known('licence')]).toEqual([slug, expect.any(String)])
    }
  })
})

describe('a file of facts', () => {
  const fact = {
    kind: 'api',
    value: true,
    note: null,
    source_url: 'https://docs.example.com',
    source_kind: 'vendor',
    source_date: null,
    checked_at: '2026-11-20',
  }
  const read = async (facts: object[], plans: object[] = []) => {
    const folder = await mkdtemp(join(tmpdir(), 'kitly-facts-'))
    await mkdir(join(folder, 'facts'))
    await writeFile(join(folder, 'facts', 'some.jsonl'), `${JSON.stringify({ slug: 'a', facts, plans })}\n`)
    return await readStarterFacts(folder, await readFactKinds(STARTER_FOLDER), '2026-11-22')
  }

  test('that is right is read', async () => {
    expect(await read([fact])).toEqual([{ slug: 'a', facts: [fact], plans: [], life: null }])
  })

  test.each([
    ['an unknown kind', { kind: 'colour' }, 'There is no kind of facts colour'],
    ['a value of another type', { value: 'yes' }, 'A value must be yes or no'],
    ['an unknown choice', { kind: 'platforms', value: ['web', 'fridge'] }, 'fridge is no value of platforms'],
    ['a source that is no address', { source_url: 'their site' }, 'must be the address of a page'],
    ['a page of tomorrow', { source_date: '2026-11-23' }, 'must not be in the future'],
    ['no date', { checked_at: 'lately' }, 'A date must be like'],
  ])('with %s is refused, with file and line', async (_, change, message) => {
    const failure = read([{ ...fact, ...change }])
    await expect(failure).rejects.toThrow('starter/facts/some.jsonl, line 1')
    await expect(failure).rejects.toThrow(message)
  })

  test('with the same kind twice is refused', async () => {
    await expect(read([fact, fact])).rejects.toThrow('A kind stands there twice')
  })
})
