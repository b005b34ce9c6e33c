import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { loadStarter } from '../../../starter.ts'
import type { KitVariant, MagicKit } from '../kits.contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { prepare: async (database) => void (await loadStarter(database)) })
})

const PROMPT = 'I want to edit my podcast, cut short clips from it, and generate pictures'
async function ask(given: object = {}): Promise<KitVariant[]> {
  const response = await app.send('POST', '/api/magic-kit/variants', { prompt: PROMPT, ...given })
  expect(response.status).toBe(200)
  return ((await response.json()) as { variants: KitVariant[] }).variants
}
const jobsOf = ({ tools }: Pick<KitVariant, 'tools'>) => tools.map(({ job }) => job.id).toSorted()

describe('POST /api/magic-kit/variants', () => {
  test('answers three ways to do the same jobs', async () => {
    const variants = await ask()
    expect(variants.map(({ id, label }) => [id, label])).toEqual([
      ['cheapest', 'Cheapest'],
      ['simplest', 'Simplest'],
      ['strongest', 'Strongest'],
    ])
    expect(jobsOf(variants[0]!).length).toBeGreaterThanOrEqual(3)
    for (const variant of variants) expect(jobsOf(variant)).toEqual(jobsOf(variants[0]!))
    expect(new Set(variants.map(({ tools }) => tools.map((t) => t.id).join())).size).toBeGreaterThan(1)
  })

  test('the cheapest has nothing to pay where something free does each job', async () => {
    const [cheapest, , strongest] = await ask()
    expect(cheapest!.cost).toMatchObject({ paid_count: 0, monthly: 0 })
    expect(strongest!.cost.paid_count).toBeGreaterThan(0)
  })

  test('the cheapest takes what has a price for a job that nothing free does', async () => {
    const prompt = 'I want to record remote guests for an interview'
    const exclude: number[] = []
    for (;;) {
      const body = { prompt, preferences: { budget: 'free' }, exclude }
      const { tools } = (await (await app.send('POST', '/api/magic-kit', body)).json()) as MagicKit
      if (tools.length === 0) break
      exclude.push(...tools.flatMap(({ id, alternatives }) => [id, ...alternatives.map((a) => a.id)]))
    }
    const [cheapest] = await ask({ prompt, exclude })
    expect(jobsOf(cheapest!)).toEqual(['record-remote'])
    expect(cheapest!.cost.paid_count).toBe(1)
  })

  test('keeps what is locked, and leaves out what is taken away', async () => {
    const response = await app.send('POST', '/api/magic-kit', { prompt: PROMPT })
    const [first] = ((await response.json()) as MagicKit).tools
    const locked = [{ tool_id: first!.id, job: first!.job.id }]
    const variants = await ask({ locked, drop_jobs: ['clips'] })
    for (const variant of variants) {
      expect(variant.tools.map((t) => t.id)).toContain(first!.id)
      expect(jobsOf(variant)).not.toContain('clips')
    }
  })

  test('has no variants of nothing, and refuses what a kit is refused for', async () => {
    const nothing = await ask({ prompt: 'xqzv wkjh pplmn zzzrt qqwx vvbnk xqzv wkjh' })
    expect(nothing.map(({ tools }) => tools)).toEqual([[], [], []])
    const short = await app.send('POST', '/api/magic-kit/variants', { prompt: 'short' })
    await expectFailure(short, 'invalid')
  })
})
