import type { FactValue } from '../facts/fact-values.ts'
import type { FactKind } from '../facts/facts.contract.ts'

/** What is marked in a comparison: what is best, and what one tool alone has. Not everything that differs. */
export interface Mark {
  type: 'best' | 'alone'
  label: string
}

export type Marks = (Mark | undefined)[]

/** A price as it can be compared: a month's, in one currency. */
export interface ComparablePrice {
  cost: number
  currency: string
}

/** The lowest price, where at least two are known that differ. Prices in different currencies have nothing in common. */
export function priceMarks(prices: readonly (ComparablePrice | null)[]): Marks {
  const currencies = new Set(prices.flatMap((price) => price?.currency ?? []))
  const lowest = new Map<string, number>()
  for (const currency of currencies) {
    const costs = prices.flatMap((price) => (price?.currency === currency ? cents(price.cost) : []))
    if (new Set(costs).size > 1) lowest.set(currency, Math.min(...costs))
  }
  return prices.map((price) =>
    price && lowest.get(price.currency) === cents(price.cost)
      ? { type: 'best', label: currencies.size > 1 ? `lowest in ${price.currency}` : 'lowest' }
      : undefined,
  )
}

const cents = (amount: number) => Math.round(amount * 100)

/** The one tool of which something is true, where it is known not to be of each of the others. */
export function factMarks(kind: FactKind, values: readonly (FactValue | undefined)[]): Marks {
  const answers = values.map((value) => yesOrNo(kind, value))
  const isAlone = values.length > 1 && !answers.includes(undefined) && answers.filter(Boolean).length === 1
  return answers.map((answer) => (isAlone && answer ? { type: 'alone', label: 'only one' } : undefined))
}

/** What a value says to a question of yes or no; undefined where it is not known, or another question. */
function yesOrNo({ type, options }: FactKind, value: FactValue | undefined): boolean | undefined {
  if (type === 'flag' && typeof value === 'boolean') return value
  if (type !== 'choice' || typeof value !== 'string') return undefined
  return options.some((option) => option.value === 'no') ? value !== 'no' : undefined
}

/** Which values of lists one tool alone has, where the lists of at least two are known and have something in common. */
export function aloneInLists(lists: readonly (readonly string[] | undefined)[]): Set<string>[] {
  const known = lists.filter((list) => list !== undefined)
  const counts = new Map<string, number>()
  for (const value of known.flatMap((list) => [...new Set(list.map(keyOf))])) {
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const hasCommon = [...counts.values()].some((count) => count > 1)
  return lists.map(
    (list) => new Set(hasCommon ? list?.filter((value) => counts.get(keyOf(value)) === 1) : []),
  )
}

const keyOf = (value: string) => value.trim().toLowerCase()
