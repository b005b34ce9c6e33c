import { type FactGroup, formatValue } from '../facts/fact-values.ts'
import type { Fact, FactKind, Plan, ToolFacts } from '../facts/facts.contract.ts'
import { formatMoney, lowestPaid, teamCost } from '../facts/prices.ts'
import { type ComparablePrice, factMarks, type Marks, priceMarks } from './marks.ts'

/** What is known of tools, row by row, for the page and the spreadsheet alike. */

export const NOT_KNOWN = 'Not known'

/** A fact for each tool, undefined where it is not known. */
export interface FactRow {
  kind: FactKind
  facts: (Fact | undefined)[]
  marks: Marks
}

/** A plan of nothing tells that there is a free plan, where nobody has said so otherwise. */
export function knownFacts({ facts, plans }: ToolFacts): Fact[] {
  const free = plans.find((plan) => plan.amount === 0)
  if (!free || facts.some((fact) => fact.kind === 'free_plan')) return facts
  const { source_url, source_kind, source_date, checked_at, limits } = free
  const note = limits || null
  return [
    ...facts,
    { kind: 'free_plan', value: true, note, source_url, source_kind, source_date, checked_at },
  ]
}

/** A row for each kind of which something is known. */
export function factRows(kinds: readonly FactKind[], known: readonly ToolFacts[]): FactRow[] {
  const byTool = known.map((tool) => new Map(knownFacts(tool).map((fact) => [fact.kind, fact])))
  return kinds.flatMap((kind) => {
    const facts = byTool.map((of) => of.get(kind.key))
    if (!facts.some(Boolean)) return []
    const marks = factMarks(
      kind,
      facts.map((fact) => fact?.value),
    )
    return [{ kind, facts, marks }]
  })
}

/** The rows of a group of questions. */
export const rowsOf = (rows: readonly FactRow[], group: FactGroup) =>
  rows.filter(({ kind }) => kind.group === group)

/** What a row says of each tool, in words; empty where nothing is known. */
export const textsOf = ({ kind, facts }: FactRow) =>
  facts.map((fact) => (fact ? formatValue(kind, fact.value) : ''))

/** What a month costs by the cheapest plan that is known. */
export interface Price extends ComparablePrice {
  plan: Plan
}

export interface PriceRow {
  label: string
  prices: (Price | null)[]
  /** What is said where there is no such price. */
  instead: string[]
  marks: Marks
}

export function priceOf(plans: readonly Plan[], team = 1): Price | null {
  const plan = lowestPaid(plans, team)
  return plan && { plan, cost: teamCost(plan, team)!, currency: plan.currency ?? 'USD' }
}

/** The price of a month in words: '$20', '$8.50 a person, paid yearly'. */
export function priceWords({ plan, cost, currency }: Price): { money: string; terms: string } {
  const terms = [
    ...(plan.per_seat && (plan.seats_from ?? 1) > 1 ? [`for at least ${plan.seats_from} people`] : []),
    ...(plan.is_billed_yearly || plan.per === 'year' ? ['paid yearly'] : []),
  ]
  return { money: formatMoney(Math.round(cost * 100) / 100, currency), terms: terms.join(', ') }
}

/** What tools cost: the lowest price that is known of each, and that of a team; none where no plan is known. */
export function priceRows(known: readonly ToolFacts[], team: number): PriceRow[] {
  if (!known.some(({ plans }) => plans.length > 0)) return []
  const row = (label: string, size: number): PriceRow => {
    const prices = known.map(({ plans }) => priceOf(plans, size))
    return {
      label,
      prices,
      instead: known.map(({ plans }) => withoutPrice(plans, size)),
      marks: priceMarks(prices),
    }
  }
  return [row('From', 1), ...(team > 1 ? [row(`Team of ${team}`, team)] : [])]
}

/** What is known of plans of which none has a price for so many by the month. */
function withoutPrice(plans: readonly Plan[], team: number): string {
  const isPriced = priceOf(plans) !== null
  if (isPriced && team > 1) return NOT_KNOWN
  if (plans.some((plan) => plan.per === 'use')) return 'By use'
  return NOT_KNOWN
}

/** From when to when what is known of a tool was looked at: a day or two, in their order; none where nothing is known. */
export function checkedDays({ facts, plans }: ToolFacts): string[] {
  const days = [...facts, ...plans].map(({ checked_at }) => checked_at.slice(0, 10)).sort()
  return [...new Set([...days.slice(0, 1), ...days.slice(-1)])]
}
