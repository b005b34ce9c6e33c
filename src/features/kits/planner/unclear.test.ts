import { describe, expect, test } from 'vitest'
import { starterTools } from '../../../../bench/starter-tools.ts'
import { buildCatalog } from '../../../catalog/catalog.ts'
import type { PlanRequest } from './choosing/required.ts'
import { planKit } from './plan.ts'
import { readPrompt } from './reading/reading.ts'

const catalog = buildCatalog({ tools: await starterTools(), categories: [] })
const PROMPT =
  'Transcribe our interviews, then find me a spare part for the organ, then a poster for each village.'
const OPEN = 'find me a spare part for the organ'
const preferences = { budget: 'mixed', complexity: 'intermediate', kit_size: 7 } as const
const unclear = (prompt: string, rest: Partial<PlanRequest> = {}) =>
  planKit(catalog, { prompt, preferences, ...rest }).unclear.map(({ words, answers }) => ({
    words,
    ids: answers.map((job) => job.id),
  }))

describe('what is asked for and not heard', () => {
  test('is said with its words and with what it may mean, a general assistant last', () => {
    const [first, ...others] = unclear(PROMPT)
    expect([first!.words, first!.ids.at(-1), others]).toEqual([OPEN, 'chat-assistant', []])
    const wish = readPrompt(catalog, PROMPT).wishes.find(({ words }) => words.endsWith(OPEN))!
    for (const id of first!.ids.slice(0, -1)) expect(wish.possible.map(([job]) => job.id)).toContain(id)
  })

  test('is settled by each of its answers', () => {
    for (const id of unclear(PROMPT)[0]!.ids) expect([id, unclear(PROMPT, { add: [id] })]).toEqual([id, []])
  })

  test('is not said again where it asks for nothing, wherever it is written', () => {
    const twice = `${PROMPT} And find me a spare part for the organ.`
    for (const { id, words } of planKit(catalog, { prompt: twice, preferences }).unclear) {
      expect([words, unclear(twice, { ignore: [id] })]).toEqual([OPEN, []])
    }
    expect(unclear(PROMPT, { ignore: ['asks:0-3'] })).toHaveLength(1)
  })

  test('stays away where what was read beside it is taken away', () => {
    const prompt = 'I need a logo for my bakery. Instead of Notion sort out the matter with the keys.'
    const [open] = planKit(catalog, { prompt, preferences }).unclear
    const { named } = readPrompt(catalog, prompt)
    const ignore = [open!.id, ...named.map(({ tool }) => `tool:${tool.id}`)]
    expect(named.length).toBeGreaterThan(0)
    expect(unclear(prompt, { ignore })).toEqual([])
  })

  test('is what a job was read from that is taken away', () => {
    const prompt = 'I want a poster for each village and a transcript of our interviews'
    expect(unclear(prompt)).toEqual([])
    const [asked] = readPrompt(catalog, prompt).jobs
    const [open] = unclear(prompt, { drop: [asked!.job.id] })
    expect(open!.words).toBe(asked!.words)
    expect(open!.ids).not.toContain(asked!.job.id)
  })

  test('is settled by each answer then, too, and said once however often it is written', () => {
    const prompt = 'I want a poster for each village and a transcript of our interviews'
    const drop = [readPrompt(catalog, prompt).jobs[0]!.job.id]
    for (const id of unclear(prompt, { drop })[0]!.ids)
      expect(unclear(prompt, { drop, add: [id] })).toEqual([])
    const twice = `${PROMPT} And find me a spare part for the organ.`
    expect(unclear(twice).filter(({ words }) => words === OPEN)).toHaveLength(1)
  })

  test('may not mean what is refused', () => {
    const [id] = unclear(PROMPT)[0]!.ids
    const reading = { ...readPrompt(catalog, PROMPT), unwanted: new Set([id!]) }
    const [first] = planKit(catalog, { prompt: PROMPT, preferences }, reading).unclear
    expect(first!.answers.map((job) => job.id)).not.toContain(id)
  })

  test('is not asked about where no tool could follow', () => {
    const empty = buildCatalog({ tools: [], categories: [] })
    expect(planKit(empty, { prompt: PROMPT, preferences }).unclear).toEqual([])
  })
})
