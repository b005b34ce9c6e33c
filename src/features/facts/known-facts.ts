import { slugify } from '../../shared/slug.ts'
import { type FactValue, formatValue } from './fact-values.ts'
import type { CardFact, FactKind, PriceFrom } from './facts.contract.ts'
import { lowestPaid, type PlanPeriod, teamCost } from './prices.ts'

/** What lists know of a tool: values without their sources. Pure. */

/** A value that lists filter by or show. Tools of which the same is known share one object. */
export interface KnownFact {
  kind: string
  values: readonly KnownValue[]
  /** Of an amount, a number or a date (its year). */
  amount: number | null
}
/** A choice: as addresses name it, such as 'yes' or 'google-drive', and as it stands. */
export interface KnownValue {
  key: string
  text: string
}

export interface KnownOfTool {
  known: readonly KnownFact[]
  facts: CardFact[]
  price_from: PriceFrom | null
  /** What it costs a month or a year, each plan that says so. */
  paid_plans: readonly PriceRow[]
}

export const NOTHING_KNOWN: KnownOfTool = { known: [], facts: [], price_from: null, paid_plans: [] }

/** A value of a kind, and the tools that have it. */
export interface FactRow {
  kind: string
  /** JSON. */
  value: string
  /** With commas between them. */
  tool_ids: string
}
export interface PriceRow {
  tool_id: number
  amount: number
  currency: string
  per: PlanPeriod
  per_seat: boolean
  seats_from: number | null
  seats_to: number | null
}

/** As an address names a value. */
export const keyOf = (value: string | boolean): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : slugify(value)

const amountOf = ({ type }: FactKind, value: FactValue): number | null => {
  if (typeof value === 'number') return value
  return type === 'date' && typeof value === 'string' ? Number(value.slice(0, 4)) : null
}

/** Turns rows into what is known of tools. One reading of many tools shares what is the same. */
export class FactReading {
  /** After how many days facts are due, over all kinds. */
  readonly reviewDays: readonly number[]
  readonly #kinds: ReadonlyMap<string, FactKind>
  readonly #read = new Map<string, { known: KnownFact; card: CardFact | null }>()
  readonly #values = new Map<string | boolean, KnownValue>()

  constructor(kinds: readonly FactKind[]) {
    this.reviewDays = [...new Set(kinds.map(({ review_days }) => review_days))]
    this.#kinds = new Map(
      kinds.filter((kind) => kind.is_filter || kind.on_card).map((kind) => [kind.key, kind]),
    )
  }

  /** By the id of the tool. Rows stand in the order of their kinds. */
  of(facts: readonly FactRow[], prices: readonly PriceRow[]): Map<number, KnownOfTool> {
    const found = new Map<number, KnownOfTool & { known: KnownFact[] }>()
    const of = (id: number) => {
      const known = found.get(id) ?? { ...NOTHING_KNOWN, known: [], facts: [] }
      found.set(id, known)
      return known
    }
    for (const row of facts) {
      const read = this.#one(row)
      if (!read) continue
      for (const id of row.tool_ids.split(',')) {
        const tool = of(Number(id))
        tool.known.push(read.known)
        if (read.card) tool.facts.push(read.card)
      }
    }
    for (const [id, plans] of Map.groupBy(prices, ({ tool_id }) => tool_id)) {
      const tool = of(id)
      tool.paid_plans = plans
      tool.price_from = priceFor(plans)
    }
    return found
  }

  #one({ kind: key, value: json }: FactRow) {
    const kind = this.#kinds.get(key)
    if (!kind) return null
    const name = `${key} ${json}`
    const before = this.#read.get(name)
    if (before) return before
    const value = JSON.parse(json) as FactValue
    const amount = amountOf(kind, value)
    const values = amount === null ? [value].flat().map((v) => this.#value(v as string | boolean)) : []
    const read = {
      known: { kind: kind.key, values, amount },
      card: kind.on_card ? cardFact(kind, value) : null,
    }
    this.#read.set(name, read)
    return read
  }

  /** Thousands of lists name the same few hundred things. */
  #value(given: string | boolean): KnownValue {
    const value = this.#values.get(given) ?? { key: keyOf(given), text: String(given) }
    this.#values.set(given, value)
    return value
  }
}

/** A fact as a card says it. A known 'no' is one, too: a table tells it from what nobody knows. */
function cardFact(kind: FactKind, value: FactValue): CardFact {
  const text = value === true ? kind.label : value === false ? `${kind.label}: no` : formatValue(kind, value)
  return { kind: kind.key, value, text }
}

/** What the cheapest paid plan costs a team a month, in dollars where any price is in dollars; null where nobody knows. */
export function priceFor(plans: readonly PriceRow[], team = 1): PriceFrom | null {
  const lowest = lowestPaid(plans, team)
  const amount = lowest && teamCost(lowest, team)
  return amount ? { amount: Math.round(amount * 100) / 100, currency: lowest.currency } : null
}
