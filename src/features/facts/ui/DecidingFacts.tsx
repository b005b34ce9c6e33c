import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatValue } from '../fact-values.ts'
import type { Fact, FactKind, PriceFrom, ToolFacts } from '../facts.contract.ts'
import { PLAN_REVIEW_DAYS } from '../facts.limits.ts'
import { formatPrice, lowestPaid } from '../prices.ts'
import { AgeRing } from './AgeRing.tsx'
import { factKindsQuery, factsQuery } from './facts-query.ts'
import { PlatformIcons } from './PlatformIcons.tsx'

/** Kinds that decide beside the price, and what they are called in short; of some it is not said that they are unknown. */
const DECIDING: { key: string; label?: string; isOptional?: true }[] = [
  { key: 'platforms', label: 'Runs on' },
  { key: 'free_plan' },
  { key: 'trains_on_input' },
  { key: 'offline', isOptional: true },
  { key: 'open_source', isOptional: true },
]

interface Props {
  tool: { slug: string; price_from: PriceFrom | null }
  /** Whether facts could not be read when the page was made. */
  isMissing: boolean
}

function useKnown({ tool, isMissing }: Props) {
  const { data } = useQuery({ ...factsQuery(tool.slug), enabled: !isMissing })
  const { data: kinds } = useQuery({ ...factKindsQuery, enabled: !isMissing })
  return { data, kinds }
}

/** An entry of a list: from how much on it costs, with its age. */
export function DecidingPrice(props: Props) {
  const { data } = useKnown(props)
  const { price_from } = props.tool
  const plan = data && lowestPaid(data.plans)
  return (
    <DecidingFact label="From">
      {price_from ? (
        <span className="flex items-baseline gap-1.5">
          <Figure isLarge>{formatPrice(price_from)}</Figure>
          <span className="font-normal text-muted">a month</span>
          {plan && <AgeRing checked_at={plan.checked_at} reviewDays={PLAN_REVIEW_DAYS} />}
        </span>
      ) : (
        <Figure>{UNKNOWN}</Figure>
      )}
    </DecidingFact>
  )
}

/** What stands in the line of the largest figure, which it may be. */
export const Figure = ({ isLarge = false, children }: { isLarge?: boolean; children: ReactNode }) => (
  <span
    className={`inline-flex min-h-7 items-end ${isLarge ? 'font-display text-[1.625rem] leading-7 font-semibold tracking-tight' : 'pb-0.5 leading-5'}`}
  >
    {children}
  </span>
)

/**
 * Entries of a list: what else it does in short, each with its age, and what of it is not known. Of what is free it goes
 * without saying that it can be used for nothing.
 */
export function DecidingFacts({ isFree, ...props }: Props & { isFree: boolean }) {
  const { data, kinds } = useKnown(props)
  if (!data) return null
  return DECIDING.filter(({ key }) => key !== 'free_plan' || !isFree).map(({ key, label, isOptional }) => (
    <Deciding key={key} kindKey={key} data={data} kinds={kinds} label={label} isOptional={isOptional} />
  ))
}

interface DecidingProps {
  kindKey: string
  data: ToolFacts
  kinds: FactKind[] | undefined
  label?: string | undefined
  isOptional?: boolean | undefined
}

function Deciding({ kindKey, data, kinds, label, isOptional = false }: DecidingProps) {
  const kind = kinds?.find(({ key }) => key === kindKey)
  const fact = data.facts.find((fact) => fact.kind === kindKey)
  if (!kind || (isOptional && !fact)) return null
  return (
    <DecidingFact label={label ?? kind.label}>
      {fact ? <Known kind={kind} fact={fact} /> : UNKNOWN}
    </DecidingFact>
  )
}

function Known({ kind, fact }: { kind: FactKind; fact: Fact }) {
  const icons = kind.key === 'platforms' && Array.isArray(fact.value)
  const words = icons ? '' : formatValue(kind, fact.value)
  const last = words.lastIndexOf(' ') + 1
  return (
    <>
      {icons && (
        <span className="inline-flex flex-wrap items-center gap-2 align-[-0.1875rem]">
          <PlatformIcons platforms={fact.value as string[]} />
        </span>
      )}
      {words.slice(0, last)}
      {/* Its age never stands on a line of its own. */}
      <span className="whitespace-nowrap">
        {words.slice(last)}
        <span className="ml-2 inline-block">
          <AgeRing checked_at={fact.checked_at} reviewDays={kind.review_days} />
        </span>
      </span>
    </>
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
