import { type Costed, priceOf } from './kit-prices.ts'
import type { MagicKit } from './kits.contract.ts'

/** 'a, b and c' */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

interface Priced extends Costed {
  name: string
}

/** What a kit costs at least, from the plans that the catalogue knows of; for a team of so many, where one is named. */
export function costOf(tools: readonly Priced[], team: number | null): MagicKit['cost'] {
  const paid = tools.filter((t) => t.is_paid)
  const free_count = tools.length - paid.length
  const paid_count = paid.length
  const prices = paid.map(priceOf).flatMap((price) => (price?.currency === 'USD' ? [price.amount] : []))
  const monthly = inCents(prices.reduce((sum, amount) => sum + amount, 0))
  const unknown_count = paid_count - prices.length
  const counted = { free_count, paid_count, monthly, yearly: inCents(12 * monthly), unknown_count, team }
  if (tools.length === 0) return { ...counted, summary: '' }
  if (paid_count === 0) {
    const summary = 'Every tool of this kit can be used free of charge, most of them within limits.'
    return { ...counted, summary }
  }
  const names = `${listed(paid.map((t) => t.name))} ${paid_count === 1 ? 'needs' : 'need'} a paid plan`
  const summary =
    free_count === 0
      ? `Every tool of this kit needs a paid plan: ${listed(paid.map((t) => t.name))}.`
      : `${free_count} of ${tools.length} tools can be used free of charge; ${names}.`
  return { ...counted, summary }
}

const inCents = (amount: number) => Math.round(amount * 100) / 100
