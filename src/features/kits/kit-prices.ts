import type { PriceFrom } from '../facts/facts.contract.ts'
import { formatPrice } from '../facts/prices.ts'
import type { StoredKit } from './stored-kits.contract.ts'

/**
 * What the steps of a kit cost a month, one after the other: the cheapest paid plan of each tool that cannot be used free
 * of charge. A price that is not known is never counted as none.
 */
export interface StepPrice {
  kind: 'free' | 'paid' | 'foreign' | 'unknown'
  /** '$20', 'Free', 'Unknown'; another currency is told, but not added up. */
  text: string
  /** What the free use is, where it is not all: 'then $20', 'within limits'. */
  note: string
  /** In US dollars: the total before this step and after it, and where the first paid plan of what is free would end. */
  start: number
  end: number
  paidEnd: number
}

export interface KitPrices {
  steps: StepPrice[]
  total: number
  /** The largest amount that is drawn; 0 where none is known. */
  scale: number
  free: number
  unknown: number
  /** Prices in other currencies. */
  foreign: number
  /** How many people they are for; null where nobody says: one. */
  team: number | null
}

interface Priced extends Costed {
  pricing_model: string
}

/** What prices are read from: for a team, where one is named, and else for one person. */
export interface Costed {
  is_paid: boolean
  price_from: PriceFrom | null
  team_price?: PriceFrom | null | undefined
}

export const priceOf = ({ price_from, team_price }: Costed): PriceFrom | null =>
  team_price === undefined ? price_from : team_price

/** `null` is a tool that the directory does not have any more. */
export function pricesOf(tools: readonly (Priced | null)[], team: number | null = null): KitPrices {
  let total = 0
  const steps = tools.map((tool) => {
    const start = total
    const price = tool && priceOf(tool)
    const amount = price?.currency === 'USD' ? price.amount : null
    if (tool && !tool.is_paid) {
      const note = price ? `then ${formatPrice(price)}` : 'within limits'
      const paidEnd = start + (amount ?? 0)
      const isLimited = tool.pricing_model !== 'Free' || price
      return { kind: 'free', text: 'Free', note: isLimited ? note : '', start, end: start, paidEnd } as const
    }
    total += amount ?? 0
    const text = price ? formatPrice(price) : 'Unknown'
    const kind = amount !== null ? 'paid' : price ? 'foreign' : 'unknown'
    return { kind, text, note: '', start, end: total, paidEnd: total } as const
  })
  const count = (kind: StepPrice['kind']) => steps.filter((step) => step.kind === kind).length
  const scale = Math.max(0, ...steps.map((step) => step.paidEnd))
  return {
    steps,
    total,
    scale,
    free: count('free'),
    unknown: count('unknown'),
    foreign: count('foreign'),
    team,
  }
}

/** The same of a stored kit. */
export const pricesOfStored = ({ tools, cost }: Pick<StoredKit, 'tools' | 'cost'>): KitPrices =>
  pricesOf(
    tools.map(({ card, team_price }) => card && { ...card, team_price }),
    cost.team,
  )

export const dollars = (amount: number): string =>
  formatPrice({ amount: Math.round(amount * 100) / 100, currency: 'USD' })

/** '$35', 'Free'; empty where no price is known. */
export function totalAmount({ total, unknown, foreign }: KitPrices): string {
  if (total > 0) return dollars(total)
  return unknown + foreign > 0 ? '' : 'Free'
}

/** '2 prices unknown, 1 in another currency'; empty where the total has all. */
export function notCounted({ unknown, foreign }: KitPrices): string {
  const parts = []
  if (unknown > 0) parts.push(`${unknown} ${unknown === 1 ? 'price' : 'prices'} unknown`)
  if (foreign > 0) parts.push(`${foreign} in another currency`)
  return parts.join(', ')
}

/** ' for 8 people'; empty where nobody says for how many. */
export const forTeam = ({ team }: Pick<KitPrices, 'team'>): string =>
  team === null ? '' : ` for ${team} people`

/** 'from $35 a month, 2 prices unknown', 'from $160 a month for 8 people' */
export function totalText(prices: KitPrices): string {
  const amount = prices.total > 0 ? `from ${dollars(prices.total)} a month${forTeam(prices)}` : ''
  return [amount, notCounted(prices)].filter(Boolean).join(', ') || 'Free'
}

/** '7 steps, 3 free' */
export const stepsText = ({ steps, free }: KitPrices): string =>
  `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}, ${free} free`
