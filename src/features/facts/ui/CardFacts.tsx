import type { CardFact, PriceFrom } from '../facts.contract.ts'
import { formatPrice } from '../prices.ts'

/** The platforms among the facts of a card. */
export function platformsOf(facts: readonly CardFact[]): readonly string[] {
  const platforms = facts.find(({ kind }) => kind === 'platforms')?.value
  return Array.isArray(platforms) ? platforms : []
}

/** What the cheapest paid plan costs, as narrow as it can be said. */
export function MonthlyPrice({ price }: { price: PriceFrom }) {
  return (
    <span className="font-semibold text-text tabular-nums">
      {formatPrice(price)}
      <span className="text-xs font-normal text-muted" aria-hidden="true">
        /mo
      </span>
      <span className="sr-only"> a month</span>
    </span>
  )
}

/** What stands in places of their own. */
const PLACED = ['platforms', 'free_plan']

/** What else decides at a glance, which a 'no' does not; nothing where nothing is known. */
export function CardFacts({ facts }: { facts: CardFact[] }) {
  const others = facts.filter(({ kind, value }) => value !== false && !PLACED.includes(kind))
  if (others.length === 0) return null
  return (
    <ul className="shrink-0 font-medium text-text" aria-label="At a glance">
      {others.map(({ kind, text }) => (
        <li key={kind} className="tag">
          {text}
        </li>
      ))}
    </ul>
  )
}
