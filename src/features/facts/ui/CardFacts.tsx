import { Globe, Laptop, Puzzle, Smartphone, SquareTerminal } from 'lucide-react'
import type { CardFact, PriceFrom } from '../facts.contract.ts'
import { formatPrice } from '../fact-values.ts'

interface Props {
  facts: CardFact[]
  price_from: PriceFrom | null
}

/** Where a tool runs, as a card draws it. */
const PLATFORMS = [
  { Icon: Globe, names: { web: 'Web' } },
  { Icon: Smartphone, names: { ios: 'iOS', android: 'Android' } },
  { Icon: Laptop, names: { macos: 'macOS', windows: 'Windows', linux: 'Linux' } },
  { Icon: Puzzle, names: { 'browser-extension': 'Browser extension' } },
  { Icon: SquareTerminal, names: { cli: 'Command line' } },
]

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
      {Array.isArray(platforms) && <Platforms platforms={platforms} />}
      {others.map(({ kind, text }) => (
        <li key={kind}>{text}</li>
      ))}
    </ul>
  )
}

function Platforms({ platforms }: { platforms: string[] }) {
  const drawn = PLATFORMS.flatMap(({ Icon, names }) => {
    const label = Object.entries(names)
      .filter(([value]) => platforms.includes(value))
      .map(([, name]) => name)
      .join(', ')
    return label ? { Icon, label } : []
  })
  if (drawn.length === 0) return null
  return (
    <li className="flex items-center gap-2">
      {drawn.map(({ Icon, label }) => (
        <span key={label} title={label}>
          <Icon className="size-4" aria-hidden="true" />
          <span className="sr-only">{label} </span>
        </span>
      ))}
    </li>
  )
}
