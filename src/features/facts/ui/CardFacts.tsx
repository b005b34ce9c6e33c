import { formatPrice } from '../fact-values.ts'
import type { CardFact, PriceFrom } from '../facts.contract.ts'
import { PlatformIcons } from './PlatformIcons.tsx'

interface Props {
  facts: CardFact[]
  price_from: PriceFrom | null
}

/** What decides at a glance; nothing where nothing is known. */
export function CardFacts({ facts, price_from }: Props) {
  const platforms = facts.find(({ kind }) => kind === 'platforms')?.value
  const isFree = facts.some(({ kind }) => kind === 'free_plan')
  const others = facts.filter(({ kind }) => kind !== 'platforms' && kind !== 'free_plan')
  const price = price_from && `${formatPrice(price_from)} a month`
  const cost = price ? (isFree ? `Free plan, then ${price}` : `From ${price}`) : isFree ? 'Free plan' : null
  if (facts.length === 0 && !cost) return null
  return (
    <ul
      className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted"
      aria-label="At a glance"
    >
      {cost && <li className="font-medium text-text tabular-nums">{cost}</li>}
      {Array.isArray(platforms) && (
        <li>
          <PlatformIcons platforms={platforms} />
        </li>
      )}
      {others.map(({ kind, text }) => (
        <li key={kind}>{text}</li>
      ))}
    </ul>
  )
}
