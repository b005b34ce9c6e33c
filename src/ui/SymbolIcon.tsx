import { Check, ChevronDown, GitCompareArrows, Heart, Star } from 'lucide-react'
import type { ComponentProps } from 'react'

const SYMBOLS = {
  check: Check,
  'chevron-down': ChevronDown,
  compare: GitCompareArrows,
  heart: Heart,
  star: Star,
}

const idOf = (name: string) => `icon-${name}`

/** The drawings that a page has many of, once: `SymbolIcon` shows them. */
export function IconSymbols() {
  return (
    <svg className="hidden" aria-hidden="true">
      {Object.entries(SYMBOLS).map(([name, Icon]) => (
        <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
          {/* Where it is shown says what it is filled with. */}
          <Icon fill="inherit" />
        </symbol>
      ))}
    </svg>
  )
}

/** An icon that stands in every card or row: the name of its drawing, in place of the drawing. */
export function SymbolIcon({
  name,
  className,
  ...svg
}: ComponentProps<'svg'> & { name: keyof typeof SYMBOLS }) {
  return (
    <svg {...svg} className={className ? `symbol ${className}` : 'symbol'} aria-hidden="true">
      <use href={`#${idOf(name)}`} />
    </svg>
  )
}
