import type { Plan } from './facts.contract.ts'
import { pricePosition } from './price-axis.ts'
import { formatMoney, monthlyCost } from './prices.ts'

/** Plans as dots on the price axis, and which of their labels find room beside each other. Pure. */

export type PricedPlan = Pick<
  Plan,
  'name' | 'amount' | 'currency' | 'per' | 'per_seat' | 'seats_from' | 'is_billed_yearly'
>

export interface PriceDot {
  /** From 0 to 1. */
  at: number
  /** 'Pro $20' */
  label: string
  looks: 'free' | 'lowest' | 'other'
  /** Whether its label finds room on a wide screen; on a narrow one only that of the lowest price is seen. */
  hasRoom: boolean
  /** Which side of the label stands at the dot, so that none runs over an end of the axis. */
  align: 'start' | 'middle' | 'end'
}

/** Plans closer to each other than this are one dot. */
const NEAR = 0.015
/** How wide the axis is at least where all labels are looked for, and what is taken by a label, in pixels. */
const AXIS = 480
const LETTER = 6.2
const LABEL_MAX = 200
const GAP = 12

/** What can be placed: what a month costs one person in dollars, and what is free. The lowest first. */
export function priceDots(plans: readonly PricedPlan[]): PriceDot[] {
  const priced = plans.flatMap((plan) => {
    const cost = plan.amount === 0 ? 0 : plan.currency === 'USD' ? monthlyCost(plan) : null
    return cost === null ? [] : [{ plan, cost: Math.round(cost * 100) / 100, at: pricePosition(cost) }]
  })
  const groups: (typeof priced)[] = []
  for (const one of priced.sort((a, b) => a.cost - b.cost)) {
    const last = groups.at(-1)
    const isNear = last && (one.cost === 0) === (last[0]!.cost === 0) && one.at - last[0]!.at < NEAR
    if (isNear) last.push(one)
    else groups.push([one])
  }
  const lowest = groups.findIndex(([first]) => first!.cost > 0)
  const dots = groups.map((group, i): PriceDot => {
    const { at, cost } = group[0]!
    return {
      at,
      label: labelOf(group),
      looks: cost === 0 ? 'free' : i === lowest ? 'lowest' : 'other',
      hasRoom: false,
      align: 'middle',
    }
  })
  return withRoom(dots)
}

/** 'Pro $20', 'Pro, Business $39', 'Business $19, Max $20' */
function labelOf(group: { plan: PricedPlan; cost: number }[]): string {
  const byPrice = Map.groupBy(group, ({ cost }) => cost)
  return [...byPrice]
    .map(([cost, same]) => {
      const names = new Set(same.map(({ plan }) => plan.name))
      const isYearly = same.every(({ plan }) => plan.per === 'year' || plan.is_billed_yearly)
      const isIn = (word: RegExp) => [...names].every((name) => word.test(name))
      const named = [...names].join(', ')
      if (cost === 0) return isIn(/free/i) ? named : `${named} free`
      const terms = isYearly && !isIn(/year|annual/i) ? ' paid yearly' : ''
      return `${named} ${formatMoney(cost, 'USD')}${terms}`
    })
    .join(', ')
}

/** The label of the lowest price has its place; the others take what is left. That of what is free: the axis says so. */
function withRoom(dots: PriceDot[]): PriceDot[] {
  const taken: [from: number, to: number][] = []
  const place = (dot: PriceDot): PriceDot => {
    const width = Math.min(LABEL_MAX, dot.label.length * LETTER)
    const x = dot.at * AXIS
    const align = x < width / 2 ? 'start' : AXIS - x < width / 2 ? 'end' : 'middle'
    const from = x - (align === 'start' ? 0 : align === 'end' ? width : width / 2)
    const to = from + width + GAP
    const isSaid = dot.looks === 'free' && dots.length > 1
    const hasRoom = !isSaid && taken.every(([start, end]) => to <= start || from >= end)
    if (hasRoom) taken.push([from, to])
    return { ...dot, align, hasRoom }
  }
  const first = dots.find(({ looks }) => looks === 'lowest')
  const placed = first && place(first)
  return dots.map((dot) => (dot === first ? placed! : place(dot)))
}
