import type { CardFact, PriceFrom } from '../facts.contract.ts'
import { formatPrice } from '../known-facts.ts'
import { PlatformIcons } from './PlatformIcons.tsx'

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

/** What else decides at a glance; nothing where nothing is known. */
export function CardFacts({ facts }: { facts: CardFact[] }) {
  return (
    <>
      <li className="ml-auto flex gap-1.5 empty:hidden max-sm:hidden">
        <PlatformIcons platforms={platformsOf(facts)} />
      </li>
      {facts.some(({ kind }) => !PLACED.includes(kind)) && (
        <li className="basis-full truncate max-sm:hidden">
          {facts
            .filter(({ kind }) => !PLACED.includes(kind))
            .map(({ text }) => text)
            .join(' · ')}
        </li>
      )}
    </>
  )
}
