import { type ReactNode, useState } from 'react'
import { SymbolIcon } from '../../../ui/SymbolIcon.tsx'
import { formatCount } from '../../../ui/text.ts'

interface GroupProps {
  title: string
  /** Whether it begins folded: what is in it is made when it is unfolded for the first time. */
  folded?: boolean
  children: ReactNode
}

/** A group of choices under its heading, which folds it. */
export function FilterGroup({ title, folded = false, children }: GroupProps) {
  const [isMade, setMade] = useState(!folded)
  return (
    <details open={!folded} onToggle={() => setMade(true)} className="py-3">
      <summary className="fold">
        {title}
        <SymbolIcon name="chevron-down" />
      </summary>
      {isMade && <ul className="mt-1">{children}</ul>}
    </details>
  )
}

interface MoreProps extends Omit<GroupProps, 'title'> {
  count: number
  /** Those who have no scripts get them at once. */
  always?: boolean
}

/** Further choices of a group, made when they are asked for. */
export function MoreChoices({ count, folded, always, children }: MoreProps) {
  const [isMade, setMade] = useState(!folded)
  return (
    <>
      <details
        open={!folded}
        onToggle={() => setMade(true)}
        className={always && folded ? 'js-only' : undefined}
      >
        <summary className="flex min-h-11 cursor-pointer items-center rounded-control px-2 text-sm text-muted hover:text-text md:min-h-9">
          {count} more
        </summary>
        {isMade && <ul>{children}</ul>}
      </details>
      {always && folded && (
        <noscript>
          <ul>{children}</ul>
        </noscript>
      )}
    </>
  )
}

interface ChoiceProps {
  /** One of its group, or any number of them. */
  type?: 'checkbox' | 'radio'
  name: string
  value: string
  chosen: boolean
  onChange: () => void
  count?: number
  children: ReactNode
}

export function FilterChoice({
  type = 'checkbox',
  name,
  value,
  chosen,
  onChange,
  count,
  children,
}: ChoiceProps) {
  return (
    <li>
      <label className={count === 0 && !chosen ? 'choice text-muted' : 'choice'}>
        <input type={type} name={name} value={value} checked={chosen} onChange={onChange} />
        <span className="name">{children}</span>
        {count !== undefined && (
          <span className="count">
            <span className="sr-only">, </span>
            {formatCount(count)}
          </span>
        )}
      </label>
    </li>
  )
}
