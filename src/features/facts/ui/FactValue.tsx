import { Check, Minus } from 'lucide-react'
import { formatValue, type FactValue as Value } from '../fact-values.ts'
import type { FactKind } from '../facts.contract.ts'

/** Characters up to which a value is a word to see at once, and no sentence to read. */
const SHORT = 40

/** What a fact says: a tick for yes, a dash for no, addresses as links, the rest in words. */
export function FactValue({ kind, value }: { kind: FactKind; value: Value }) {
  const text = formatValue(kind, value)
  if (typeof value === 'boolean') {
    const Icon = value ? Check : Minus
    return (
      <span className={`inline-flex items-baseline gap-1.5 ${value ? 'font-medium' : 'text-muted'}`}>
        <Icon
          className={`size-3.5 shrink-0 self-center ${value ? 'text-good' : ''}`}
          strokeWidth={2.5}
          aria-hidden="true"
        />
        {text}
      </span>
    )
  }
  if (kind.type === 'address') {
    return (
      <a href={text} target="_blank" rel="noopener noreferrer nofollow" className="link break-all">
        {text.replace(/^https?:\/\/(www\.)?/, '')}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    )
  }
  return <span className={`tabular-nums ${text.length > SHORT ? '' : 'font-medium'}`}>{text}</span>
}
