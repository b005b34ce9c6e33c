import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatPrice, formatValue, lowestPaid } from '../fact-values.ts'
import type { Fact, FactKind, PriceFrom } from '../facts.contract.ts'
import { PLAN_REVIEW_DAYS } from '../facts.limits.ts'
import { AgeRing } from './AgeRing.tsx'
import { factKindsQuery, factsQuery } from './facts-query.ts'
import { PlatformIcons } from './PlatformIcons.tsx'

/** Kinds that decide, and what they are called in short; of some it is not said that they are unknown. */
const DECIDING: { key: string; label?: string; isOptional?: true }[] = [
  { key: 'free_plan' },
  { key: 'platforms', label: 'Runs on' },
  { key: 'trains_on_input' },
  { key: 'offline', isOptional: true },
  { key: 'open_source', isOptional: true },
]

interface Props {
  tool: { slug: string; price_from: PriceFrom | null }
  /** Whether it costs nothing at all. */
  isFree: boolean
  /** Whether facts could not be read when the page was made. */
  isMissing: boolean
}

/** Entries of a list: what it costs and does in short, each with its age, and what of it is not known. */
export function DecidingFacts({ tool, isFree, isMissing }: Props) {
  const { data } = useQuery({ ...factsQuery(tool.slug), enabled: !isMissing })
  const { data: kinds } = useQuery({ ...factKindsQuery, enabled: !isMissing })
  const plan = data && lowestPaid(data.plans)
  return (
    <>
      <DecidingFact label="From">
        {tool.price_from ? (
          <span className="flex items-baseline gap-1.5">
            <span className="font-display text-xl leading-none font-semibold">
              {formatPrice(tool.price_from)}
            </span>
            <span className="font-normal text-muted">a month</span>
            {plan && <AgeRing checked_at={plan.checked_at} reviewDays={PLAN_REVIEW_DAYS} />}
          </span>
        ) : (
          (isFree && 'Free') || UNKNOWN
        )}
      </DecidingFact>
      {data &&
        DECIDING.map(({ key, label, isOptional }) => {
          const kind = kinds?.find((kind) => kind.key === key)
          const fact = data.facts.find((fact) => fact.kind === key)
          if (!kind || (isOptional && !fact)) return null
          return (
            <DecidingFact key={key} label={label ?? kind.label}>
              {fact ? <Known kind={kind} fact={fact} /> : UNKNOWN}
            </DecidingFact>
          )
        })}
    </>
  )
}

function Known({ kind, fact }: { kind: FactKind; fact: Fact }) {
  const icons = kind.key === 'platforms' && Array.isArray(fact.value)
  return (
    <span className="flex items-center gap-2">
      {icons ? (
        <span className="flex flex-wrap items-center gap-2 text-muted">
          <PlatformIcons platforms={fact.value as string[]} />
        </span>
      ) : (
        formatValue(kind, fact.value)
      )}
      <AgeRing checked_at={fact.checked_at} reviewDays={kind.review_days} />
    </span>
  )
}

const UNKNOWN = (
  <span className="border-b border-dashed border-line-strong font-normal text-muted">unknown</span>
)

/** A name and what stands for it. */
export function DecidingFact({
  label,
  isWide,
  children,
}: {
  label: string
  isWide?: boolean
  children: ReactNode
}) {
  return (
    <div className={isWide ? 'col-span-2' : undefined}>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="mt-1 text-sm font-medium break-words tabular-nums">{children}</dd>
    </div>
  )
}
