import { expect, test } from 'vitest'
import { Random } from '../../test/seeded.ts'
import { DayMemory } from '../features/counters/server/day-memory.ts'
import { type PointKind, pointsOn, storedPoints, USE_POINTS } from '../features/counters/use-points.ts'
import { DEFAULT_ORDER_WEIGHTS } from '../features/settings/order-weights.ts'
import { type Histogram, ratingOf } from '../features/tools/tool-rating.ts'
import { NEW_TOOL_RATING } from '../features/tools/tools.limits.ts'
import { neighbourhoodOf } from '../kernel/load/network-of.ts'
import { lowerBound } from '../shared/sorted.ts'
import { type OrderSignals, orderScore } from './score.ts'

/**
 * How far somebody can push a tool with use alone: a catalogue of 1,000 tools that honest visitors use for two months
 * and a third one in which one of the tools is pushed, through the memory and the points that the site counts with.
 */

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]
const TOOLS = 1_000
const HONEST_DAYS = 60
const PUSHED_DAYS = 30
const VISITORS_A_DAY = 600
const DAY_MS = 86_400_000
const START = Date.parse('2026-09-01T12:00:00Z')
const DAYS = HONEST_DAYS + PUSHED_DAYS
const NAMES = Array.from({ length: DAYS + 1 }, (_, n) =>
  new Date(START + n * DAY_MS).toISOString().slice(0, 10),
)
const dayOf = (n: number) => NAMES[n]!

type SimTool = Omit<OrderSignals, 'use'> & { fame: number }

/** A few tools have most of the reviews and of the visitors, and what is good is used more. */
function drawTools(random: Random, isReviewed: boolean): SimTool[] {
  return Array.from({ length: TOOLS }, () => {
    const quality = 2.6 + 2.3 * random.next()
    const histogram: Histogram = [0, 0, 0, 0, 0]
    const reviews = isReviewed ? Math.min(400, Math.floor(2 * (random.next() ** -0.7 - 1))) : 0
    for (let i = 0; i < reviews; i++) {
      const stars = Math.round(quality + 2 * (random.next() - 0.5))
      histogram[Math.min(5, Math.max(1, stars)) - 1]!++
    }
    const known = random.below(16)
    return {
      rating: ratingOf(NEW_TOOL_RATING, histogram).rating,
      isChosen: random.chance(0.03),
      known,
      current: random.below(known + 1),
      fame: (quality - 2) * random.next() ** -0.8,
    }
  })
}

interface Attack {
  name: string
  addresses: string[]
}
const ATTACKS: Attack[] = [
  { name: 'nobody', addresses: [] },
  { name: '50 addresses of one network', addresses: Array.from({ length: 50 }, (_, i) => `203.0.113.${i}`) },
  {
    name: '500 networks',
    addresses: Array.from({ length: 500 }, (_, i) => `201.${Math.floor(i / 250)}.${i % 250}.9`),
  },
]

/** The stored points that honest visitors give to each tool: they come from everywhere, and no cap concerns them. */
function honestUse(random: Random, tools: SimTool[]): number[] {
  const points = tools.map(() => 0)
  let sum = 0
  const upTo = tools.map(({ fame }) => (sum += fame))
  const anyTool = () => {
    const at = random.next() * sum
    return lowerBound(upTo, (end) => end < at)
  }
  for (let n = 0; n < DAYS; n++) {
    const act = (kind: PointKind) => (points[anyTool()]! += storedPoints(USE_POINTS[kind], dayOf(n)))
    for (let i = 0; i < VISITORS_A_DAY; i++) {
      act('tool_click')
      if (random.chance(0.4)) for (let k = 0; k < 3; k++) act('tool_compare')
      if (random.chance(0.03)) act('tool_save')
    }
  }
  return points
}

/** The stored points that somebody gives to one tool who clicks and compares all day from all addresses they have. */
function pushedUse({ addresses }: Attack): number {
  const memory = new DayMemory()
  let points = 0
  for (let n = DAYS - PUSHED_DAYS; n < DAYS; n++) {
    for (const address of addresses) {
      for (const kind of ['tool_click', 'tool_compare', 'tool_click'] as const) {
        const counts = memory.mayMove(START + n * DAY_MS, kind, 1, neighbourhoodOf(address))
        if (counts) points += storedPoints(USE_POINTS[kind], dayOf(n))
      }
    }
  }
  return points
}

/** The numbers of the tools in the order of lists. */
function placesOf(tools: SimTool[], points: number[]): number[] {
  const scores = tools.map((tool, i) =>
    orderScore({ ...tool, use: pointsOn(dayOf(DAYS), points[i]!) }, DEFAULT_ORDER_WEIGHTS),
  )
  return tools.map((_, i) => i).sort((a, b) => scores[b]! - scores[a]! || a - b)
}

const PUSHES = ATTACKS.map((attack) => ({ name: attack.name, points: pushedUse(attack) }))

/** Where tools of some places come to by each attack. */
function simulate(seed: number, isReviewed: boolean) {
  const tools = drawTools(new Random(seed), isReviewed)
  const points = honestUse(new Random(seed + 100), tools)
  const honest = placesOf(tools, points)
  return [900, 500, 100].flatMap((from) => {
    const pushed = honest[from - 1]!
    return PUSHES.map(({ name, points: more }) => {
      const after = placesOf(tools, points.with(pushed, points[pushed]! + more))
      return { name, from, to: after.indexOf(pushed) + 1 }
    })
  })
}

/** Nobody comes further than to this place. */
const BOUNDS: Record<string, Record<number, number>> = {
  nobody: { 900: 900, 500: 500, 100: 100 },
  '50 addresses of one network': { 900: 860, 500: 450, 100: 60 },
  '500 networks': { 900: 600, 500: 90, 100: 2 },
}

test.each([true, false])('nobody leads lists by use alone (catalogue with reviews: %s)', (isReviewed) => {
  const runs = SEEDS.flatMap((seed) => simulate(seed, isReviewed))
  const groups = Map.groupBy(runs, ({ name, from }) => `${name.padEnd(28)} from ${String(from).padStart(3)}`)
  const table = [...groups].map(([group, of]) => {
    const places = of.map(({ to }) => to).sort((a, b) => a - b)
    return `${group} to ${places.join(' ')}`
  })
  console.log(table.join('\n'))
  for (const { name, from, to } of runs) {
    expect([name, from, to >= BOUNDS[name]![from]!]).toEqual([name, from, true])
  }
})
