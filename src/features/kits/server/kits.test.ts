import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { loadStarter } from '../../../starter.ts'
import type { MagicKit } from '../kits.contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { prepare: async (database) => void (await loadStarter(database)) })
})

const PROMPT = 'I record a podcast with remote guests and need transcripts and short clips for TikTok'
const send = (body: unknown, headers?: Record<string, string>) =>
  app.send('POST', '/api/magic-kit', body, headers)
const make = async (body: unknown): Promise<MagicKit> => {
  const response = await send(body)
  expect(response.status).toBe(200)
  return (await response.json()) as MagicKit
}

describe('POST /api/magic-kit', () => {
  test('answers tools, name and description, each tool with its job and a reason', async () => {
    const kit = await make({
      prompt: PROMPT,
      preferences: { budget: 'mixed', complexity: 'beginner', kit_size: 5 },
    })
    expect(kit.tools.length).toBeGreaterThanOrEqual(3)
    expect(kit.size).toMatchObject({ used: kit.tools.length, most: 5 })
    expect(kit.kit_name).toBe('Podcast Kit')
    expect(kit.description).toMatch(/tools .*recording remote guests/)
    expect(kit.tools.map((t) => t.step)).toEqual(kit.tools.map((_, i) => i + 1))
    for (const tool of kit.tools) {
      expect(tool.reason).toMatch(/^For .+\.$/)
      expect(tool.reason).toContain(tool.name)
      expect(tool.alternatives.length).toBeGreaterThan(0)
    }
    expect(kit.requirements.filter((r) => r.is_covered).map((r) => r.id)).toEqual(
      expect.arrayContaining(['record-remote', 'transcribe', 'clips']),
    )
    expect(kit.planner).toBe('kitly')
  })

  test('takes mixed, intermediate and 7 where nothing is said', async () => {
    const said = { budget: 'mixed', complexity: 'intermediate', kit_size: 7 }
    expect(await make({ prompt: PROMPT })).toEqual(await make({ prompt: PROMPT, preferences: said }))
    expect((await make({ prompt: PROMPT, preferences: { budget: 'free' } })).size.most).toBe(7)
  })

  test('answers the same to the same, and is kept by nobody', async () => {
    expect(await make({ prompt: PROMPT })).toEqual(await make({ prompt: PROMPT }))
    const response = await send({ prompt: PROMPT })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('etag')).toBeNull()
  })

  test('names no paid tool where the budget is free, and says what a kit costs', async () => {
    const free = await make({ prompt: PROMPT, preferences: { budget: 'free', kit_size: 10 } })
    expect(free.tools.some((t) => t.is_paid || t.alternatives.some((a) => a.is_paid))).toBe(false)
    expect(free.cost).toMatchObject({ free_count: free.tools.length, paid_count: 0, monthly: 0 })
  })

  test.each([
    [undefined, 'Please describe your project'],
    ['', 'Please describe your project'],
    ['   ', 'Please describe your project'],
    [7, 'Please describe your project'],
    ['too short for a kit', 'Please provide at least 20 characters for better results'],
    ['x'.repeat(1001), 'Please describe your project in at most 1,000 characters'],
    ['🎬'.repeat(1001), 'Please describe your project in at most 1,000 characters'],
  ])('refuses the prompt %j', async (prompt, message) => {
    const body = await expectFailure(await send({ prompt }), 'invalid', 'prompt')
    expect(body.message).toBe(message)
  })

  test('counts characters, not their halves', async () => {
    expect((await send({ prompt: '🎬'.repeat(20) })).status).toBe(200)
    expect((await send({ prompt: `${'🎬'.repeat(989)} video clips` })).status).toBe(400)
    expect((await send({ prompt: `${'🎬'.repeat(988)} video clips` })).status).toBe(200)
  })

  test.each([
    [{ budget: 'cheap' }, 'preferences.budget'],
    [{ complexity: 'wizard' }, 'preferences.complexity'],
    [{ kit_size: 6 }, 'preferences.kit_size'],
    [{ kit_size: '7' }, 'preferences.kit_size'],
  ])('refuses the preferences %j in words', async (preferences, field) => {
    const { message } = await expectFailure(await send({ prompt: PROMPT, preferences }), 'invalid', field)
    expect(message).toMatch(/must be one of/)
  })

  test.each([
    ['markup', '<script>alert(1)</script> <img src=x onerror=alert(1)> podcast editing please'],
    [
      'another language',
      'わたしは毎週ポッドキャストを録音しています。文字起こしと編集のためのツールが必要です。',
    ],
    ['right to left', 'أحتاج إلى أدوات لتحرير الفيديو والترجمة إلى لغات أخرى'],
    ['SQL', "'; drop table tools; -- and then transcribe my interviews"],
    ['lone surrogates', `podcast editing and transcription ${'\ud800'}`],
    ['names of methods', 'constructor __proto__ toString hasOwnProperty valueOf'],
    ['no word at all', '.............................!!!!!!!!!!'],
  ])('answers %s with a kit or an honest empty one', async (_, prompt) => {
    const kit = await make({ prompt })
    expect(kit.tools.length).toBeLessThanOrEqual(7)
  })

  test('has the fallback name and description where no tool fits', async () => {
    const prompt = 'xqzv wkjh pplmn zzzrt qqwx vvbnk xqzv wkjh pplmn zzzrt qqwx'
    const kit = await make({ prompt })
    expect(kit.tools).toEqual([])
    expect(kit.kit_name).toBe(`Custom Kit for: ${prompt.slice(0, 50)}...`)
    expect(kit.description).toBe(`Tools curated for: ${prompt}`)
  })

  test('keeps the tools that are locked when jobs are added and dropped', async () => {
    const before = await make({ prompt: PROMPT })
    const locked = before.tools
      .filter((t) => t.job.id !== 'clips')
      .slice(0, 5)
      .map((t) => ({ tool_id: t.id, job: t.job.id }))
    const after = await make({ prompt: PROMPT, locked, drop_jobs: ['clips'], add_jobs: ['logo'] })
    expect(after.tools.map((t) => t.id)).toEqual(expect.arrayContaining(locked.map((l) => l.tool_id)))
    expect(after.tools.map((t) => t.job.id)).toContain('logo')
    expect(after.tools.map((t) => t.job.id)).not.toContain('clips')
    expect(after.tools.length).toBeLessThanOrEqual(7)
  })

  test('lets one visitor make sixty kits in a minute', async () => {
    const limited = await createTestApp({ KITLY_RATE_LIMIT: '1' })
    const statuses: number[] = []
    for (let i = 0; i < 61; i++) {
      statuses.push((await limited.send('POST', '/api/magic-kit', { prompt: PROMPT })).status)
    }
    expect(statuses.slice(0, 60).every((s) => s === 200)).toBe(true)
    expect(statuses[60]).toBe(429)
  })

  test('counts a kit once for each prompt of a visitor', async () => {
    const countOf = async () => {
      await app.services.counters.flush()
      const row = await app.services.database.db
        .selectFrom('daily_counters')
        .select((e) => e.fn.sum<number>('count').as('count'))
        .where('kind', '=', 'kit')
        .executeTakeFirst()
      return Number(row?.count ?? 0)
    }
    const before = await countOf()
    await make({ prompt: 'a logo and a website for my counted bakery' })
    await make({ prompt: 'a logo and a website for my counted bakery', drop_jobs: ['logo'] })
    await make({ prompt: 'a newsletter and a website for my counted bakery' })
    expect(await countOf()).toBe(before + 2)
  })
})
