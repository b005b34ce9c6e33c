import { parseRange } from '../features/facts/fact-choices.ts'
import { formatValue } from '../features/facts/fact-values.ts'
import type { FactFacet, FactKind } from '../features/facts/facts.contract.ts'
import { type KnownFact, type KnownOfTool, keyOf } from '../features/facts/known-facts.ts'
import { type Bits, bitsFor, bitsWhere, countBoth, Holders } from './holders.ts'
import { compareText } from './orders.ts'

/**
 * What is known of tools, to filter and count by: for each value of each kind the tools that have it, as bits where they
 * are many, so that counting looks at no tool. Immutable, as the catalogue is: a version shares what has not changed.
 */

interface KnownTool extends Pick<KnownOfTool, 'known' | 'price_from'> {
  id: number
}

/** A kind that lists are filtered by. */
export interface FactFilter extends Omit<FactFacet, 'values'> {
  /** Whether anybody may add further values; they are shown by how frequent they are. */
  isOpen: boolean
  /** By their keys. */
  values: ReadonlyMap<string, Holders>
  /** The keys of those that are offered. */
  offered: string[]
  /** Of a range: the amount by the id of the tool, NaN where it is not known. */
  amounts: Float64Array | null
}
export type FactFilters = ReadonlyMap<string, FactFilter>

/** What paid plans cost a month at least, which is asked most. */
const PRICE = {
  kind: 'price',
  label: 'Paid plans from',
  question: 'What does the cheapest paid plan cost?',
  group: 'price',
  unit: 'USD',
  takes: 'range',
  isOpen: false,
} as const
/** Dollars a month that are offered. */
const PRICES = [10, 20, 50, 100] as const

/** Amounts in other currencies are not compared. */
const priceOf = ({ price_from }: KnownTool) =>
  price_from?.currency === PRICE.unit ? price_from.amount : Number.NaN

const takesRange = ({ type }: FactKind) => type === 'amount' || type === 'number' || type === 'date'

/** Values of one kind that are counted where anybody may add further ones: the most frequent. */
const VALUES_COUNTED = 24

const YES_AND_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** The kinds that lists are filtered by, without any tool. `room` is larger than each id. */
function emptyFilters(kinds: readonly FactKind[], room: number): Map<string, FactFilter> {
  const noAmounts = () => new Float64Array(room).fill(Number.NaN)
  const filters = new Map<string, FactFilter>([
    [PRICE.kind, { ...PRICE, values: new Map(), offered: [], amounts: noAmounts() }],
  ])
  for (const kind of kinds) {
    if (!kind.is_filter || kind.type === 'address') continue
    const { key, label, question, group, unit, type, options } = kind
    const given = (type === 'flag' ? YES_AND_NO : options).map(
      ({ value, label }) => [keyOf(value), new Holders(label, room)] as const,
    )
    const isRange = takesRange(kind)
    const amounts = isRange ? noAmounts() : null
    const takes = isRange ? 'range' : 'choices'
    const isOpen = !isRange && given.length === 0
    filters.set(key, {
      kind: key,
      label,
      question,
      group,
      takes,
      unit,
      isOpen,
      values: new Map(given),
      offered: [],
      amounts,
    })
  }
  return filters
}

/** The filters with some tools put in; `before` has what they said until now, null where it said nothing. */
export function factFiltersWith(
  { kinds, room, filters }: { kinds: readonly FactKind[]; room: number; filters?: FactFilters | undefined },
  changes: Iterable<{ before: KnownTool | undefined; after: KnownTool | null }>,
): FactFilters {
  const changed = new Changed(kinds, filters ?? emptyFilters(kinds, room), room, !filters)
  for (const { before, after } of changes) {
    for (const fact of before?.known ?? []) if (!after?.known.includes(fact)) changed.take(before!.id, fact)
    for (const fact of after?.known ?? []) if (!before?.known.includes(fact)) changed.put(after!.id, fact)
    const price = after ? priceOf(after) : Number.NaN
    const id = (after ?? before)?.id
    if (id !== undefined && !Object.is(price, before ? priceOf(before) : Number.NaN)) {
      changed.putAmount(id, PRICE.kind, price)
    }
  }
  return changed.finish()
}

/** A version in the making: rows are copied before they are written to for the first time. */
class Changed {
  readonly filters: Map<string, FactFilter>
  readonly #kinds: ReadonlyMap<string, FactKind>
  readonly #room: number
  readonly #own = new Set<unknown>()

  constructor(kinds: readonly FactKind[], filters: FactFilters, room: number, isOwn: boolean) {
    this.filters = new Map(filters)
    this.#kinds = new Map(kinds.map((kind) => [kind.key, kind]))
    this.#room = room
    if (!isOwn) return
    for (const filter of filters.values()) {
      this.#own.add(filter).add(filter.amounts)
      for (const row of filter.values.values()) this.#own.add(row)
    }
  }

  put(id: number, { kind, values, amount }: KnownFact): void {
    if (amount !== null) this.putAmount(id, kind, amount)
    for (const { key, text } of values) this.#holders(kind, key, text)?.add(id)
  }

  take(id: number, { kind, values, amount }: KnownFact): void {
    if (amount !== null) this.putAmount(id, kind, Number.NaN)
    for (const { key } of values) this.#holders(kind, key)?.delete(id)
  }

  putAmount(id: number, kind: string, amount: number): void {
    const filter = this.#filter(kind)
    if (!filter?.amounts) return
    if (!this.#own.has(filter.amounts)) {
      filter.amounts = filter.amounts.slice()
      this.#own.add(filter.amounts)
    }
    filter.amounts[id] = amount
  }

  finish(): FactFilters {
    for (const filter of this.filters.values()) {
      if (this.#own.has(filter)) filter.offered = offeredOf(filter)
    }
    return this.filters
  }

  #filter(kind: string): FactFilter | undefined {
    const filter = this.filters.get(kind)
    if (!filter || this.#own.has(filter)) return filter
    const own = { ...filter, values: new Map(filter.values) }
    this.#own.add(own)
    this.filters.set(kind, own)
    return own
  }

  /** Those that have a value, to write to. One that nobody has had is made where its text is known. */
  #holders(kind: string, key: string, text?: string): Holders | undefined {
    const filter = this.#filter(kind)
    const holders = filter?.values.get(key)
    if (!filter || (!holders && text === undefined)) return
    if (holders && this.#own.has(holders)) return holders
    const own = holders?.copy() ?? new Holders(formatValue(this.#kinds.get(kind)!, text!), this.#room)
    this.#own.add(own)
    ;(filter.values as Map<string, Holders>).set(key, own)
    return own
  }
}

/** The tools of which something chosen is known; a value that nothing has is nobody's. */
export function factBits({ values, amounts }: FactFilter, chosen: readonly string[], room: number): Bits {
  if (amounts) {
    const ranges = chosen.flatMap((text) => parseRange(text) ?? [])
    return bitsWhere(amounts, (amount) => ranges.some(({ from, to }) => amount >= from && amount <= to))
  }
  const bits = bitsFor(room)
  for (const key of chosen) values.get(key)?.markIn(bits)
  return bits
}

/** How many tools each choice of a kind has among some; null where nothing is known of any tool. */
export function countFact(filter: FactFilter, among: Bits, chosen: readonly string[]): FactFacet | null {
  const { values: rows, offered, amounts, isOpen: _, ...facet } = filter
  if (amounts) {
    const rows = rowsOfPrices(amounts)
    if (!rows) return null
    return { ...facet, values: filter.kind === PRICE.kind ? pricesUpTo(rows, among) : [] }
  }
  if (offered.length === 0) return null
  const values = [...new Set([...offered, ...chosen])].flatMap((value) => {
    const row = rows.get(value)
    return row ? { value, label: row.label, count: row.countAmong(among) } : []
  })
  return { ...facet, values }
}

/** The values of a kind that any tool has: in their own order, or the most frequent first. */
function offeredOf({ isOpen, values }: FactFilter): string[] {
  const rows = [...values].filter(([, { total }]) => total > 0)
  if (isOpen) rows.sort(([, a], [, b]) => b.total - a.total || compareText(a.label, b.label))
  return rows.slice(0, isOpen ? VALUES_COUNTED : undefined).map(([key]) => key)
}

const priceRows = new WeakMap<Float64Array, Bits[] | null>()

/** The tools of which each price is enough, made when it is first asked for; null where no amount of any is known. */
function rowsOfPrices(amounts: Float64Array): Bits[] | null {
  const known = priceRows.get(amounts)
  if (known !== undefined) return known
  const isAny = amounts.some((amount) => !Number.isNaN(amount))
  const rows = isAny ? PRICES.map((most) => bitsWhere(amounts, (amount) => amount <= most)) : null
  priceRows.set(amounts, rows)
  return rows
}

const pricesUpTo = (rows: readonly Bits[], among: Bits): FactFacet['values'] =>
  PRICES.map((most, i) => ({
    value: `..${most}`,
    label: `Up to $${most} a month`,
    count: countBoth(rows[i]!, among),
  }))
