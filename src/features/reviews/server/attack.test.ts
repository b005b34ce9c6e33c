import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createReview, createTool, reviewInput } from '../../../../test/factories.ts'
import { confirmAll, sendUntilHeard } from '../../../../test/reviews.ts'
import { Random } from '../../../../test/seeded.ts'
import type { Tool, ToolCard } from '../../tools/tools.contract.ts'
import type { AuthoredReview } from '../reviews.contract.ts'

/**
 * What strangers can do to a rating who confirm every mail: the tools are reviewed honestly by a seed, and the attacker
 * gives one star to the one that has 40 reviews, five to the one that has none.
 */

const OTHERS = 60
/** When the honest reviews come, and how long after it, and after one another, the attacks do. */
const START = Date.parse('2026-06-01T08:00:00Z')
const ROUND_MS = 70 * 86_400_000
const lines: string[] = []
let app: TestApp
/** The number of the attack. */
let round = 0

afterAll(() => {
  console.info(['| attack | tool | before | old rule | now | rank before | rank now |', ...lines].join('\n'))
})

async function stateOf(tool: Tool) {
  const list = await app.read<ToolCard[]>('/api/tools?limit=1000')
  return {
    rating: list.find(({ id }) => id === tool.id)!.rating,
    rank: 1 + list.findIndex(({ id }) => id === tool.id),
    histogram: (await app.read<Tool>(`/api/tools/${tool.slug}`)).histogram,
  }
}

interface Attack {
  name: string
  /** The network and the address of each attempt, by its number. */
  from: (n: number) => { network: string; email: string }
  attempts: number
  days: number
}

const ONE_NETWORK: Attack = {
  name: '50 addresses, one network',
  from: (n) => ({ network: `2001:db8:7:${round}::${n + 1}`, email: `p${round}.${n}@gmail.com` }),
  attempts: 50,
  days: 1,
}
const SPREAD: Attack = {
  name: '500 spread, one day',
  from: (n) => ({
    network: `${200 + round}.${n >> 8}.${n & 255}.9`,
    email: `person.${round}.${n}@gmail.com`,
  }),
  attempts: 500,
  days: 1,
}
const OWN_DOMAIN: Attack = {
  ...SPREAD,
  name: '500 spread, own mail domain, 30 days',
  from: (n) => ({ ...SPREAD.from(n), email: `person.${n}@attacker-${round}.example` }),
  days: 30,
}
const PATIENT: Attack = { ...SPREAD, name: '500 spread, 30 days', days: 30 }

/** Sends the reviews evenly over the days, and follows every link. Answers how far mean and rank have moved. */
async function run({ name, from, attempts, days }: Attack, tool: Tool, rating: number) {
  const before = await stateOf(tool)
  const perDay = Math.ceil(attempts / days)
  for (let i = 0; i < attempts; i++) {
    if (i > 0 && i % perDay === 0) vi.setSystemTime(Date.now() + 86_400_000)
    const { network, email } = from(i)
    const body = reviewInput({ rating, user_email: email })
    const headers = { 'x-forwarded-for': network }
    const sent = await app.send('POST', `/api/tools/${tool.slug}/reviews`, body, headers)
    if (sent.status === 201) await confirmAll(app, [((await sent.json()) as AuthoredReview).id], headers)
  }
  const after = await stateOf(tool)
  const stars = before.histogram.reduce((sum, n, i) => sum + n * (i + 1), 0)
  const count = before.histogram.reduce((sum, n) => sum + n, 0)
  const old = (stars + attempts * rating) / (count + attempts)
  const cells = [name, tool.name, before.rating, old.toFixed(1), after.rating, before.rank, after.rank]
  lines.push(`| ${cells.join(' | ')} |`)
  return { moved: Math.abs(after.rating - before.rating), places: Math.abs(after.rank - before.rank) }
}

describe('somebody who confirms every mail', () => {
  const random = new Random(18)
  const honest = (liked: number) => Math.min(5, Math.max(1, Math.round(liked + random.next() * 2 - 1)))
  const reviewed = async (name: string, count: number, liked: number) => {
    const tool = await createTool(app, { name })
    for (let i = 0; i < count; i++) await createReview(app, tool.slug, { rating: honest(liked) })
    return tool
  }

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START })
    app = await createTestApp({ KITLY_RATE_LIMIT: '1', KITLY_TRUST_PROXY: '1' })
    for (let i = 0; i < OTHERS; i++) await reviewed(`Other ${i}`, random.int(0, 20), 3 + 1.8 * random.next())
    vi.useRealTimers()
  })
  // Each attack is another one's, on tools of its own, long after the last.
  beforeEach(() => {
    round++
    vi.useFakeTimers({ toFake: ['Date'], now: START + round * ROUND_MS })
  })
  afterEach(() => vi.useRealTimers())

  test.each([
    [ONE_NETWORK, 0.3],
    [SPREAD, 0.3],
    [OWN_DOMAIN, 0.2],
    // Patient people are like honest ones: what is left of 500 is twenty in a month.
    [PATIENT, 1.2],
  ])('$name moves a tool with 40 reviews little', async (attack, most) => {
    const many = await reviewed(`Much reviewed ${round}`, 40, 4.4)
    vi.setSystemTime(Date.now() + ROUND_MS / 2)
    expect((await run(attack, many, 1)).moved).toBeLessThanOrEqual(most + 1e-9)
  })

  test.each([
    [ONE_NETWORK, 0.3],
    [SPREAD, 0.4],
    [OWN_DOMAIN, 0.3],
    [PATIENT, 0.8],
  ])('$name moves a tool without reviews little', async (attack, most) => {
    const none = await createTool(app, { name: `Never reviewed ${round}` })
    expect((await run(attack, none, 5)).moved).toBeLessThanOrEqual(most + 1e-9)
  })
})

test('200 reviews that are confirmed at the same moment leave exact sums', async () => {
  const open = await createTestApp()
  const tool = await createTool(open, { name: 'Rushed' })
  const random = new Random(200)
  const ratings = Array.from({ length: 200 }, () => random.int(1, 5))
  const sent = await Promise.all(
    ratings.map((rating) =>
      sendUntilHeard(
        open,
        'POST',
        `/api/tools/${tool.slug}/reviews`,
        reviewInput({ rating, content: `Text ${random.next()}` }),
      ),
    ),
  )
  const ids = await Promise.all(sent.map(async (answer) => ((await answer.json()) as AuthoredReview).id))
  await confirmAll(open, ids)
  const histogram = [1, 2, 3, 4, 5].map((stars) => ratings.filter((rating) => rating === stars).length)
  expect(await open.read(`/api/tools/${tool.slug}`)).toMatchObject({
    histogram,
    confirmed_count: 200,
    review_count: 200,
    rating: Math.round(((40 + ratings.reduce((a, b) => a + b, 0)) / 210) * 10) / 10,
  })
})
