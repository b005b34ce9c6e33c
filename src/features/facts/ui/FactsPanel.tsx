import { useQuery } from '@tanstack/react-query'
import { useToolParts } from '../../../app/parts.ts'
import { Link } from '../../../ui/Link.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { plural } from '../../../ui/text.ts'
import { FACT_GROUPS, type FactGroup, formatMonth, formatValue } from '../fact-values.ts'
import type { Fact, FactKind } from '../facts.contract.ts'
import { FactSource } from './FactSource.tsx'
import { FactValue } from './FactValue.tsx'
import { factKindsQuery, factsQuery } from './facts-query.ts'
import { PlansTable } from './PlansTable.tsx'
import { PriceHistory } from './PriceHistory.tsx'

interface Props {
  tool: { slug: string; name: string }
  /** Whether they could not be read when the page was made. */
  isMissing: boolean
}

const GROUPS = Object.entries(FACT_GROUPS) as [FactGroup, string][]

/** What is known of a tool by the questions that it answers, what its plans cost, and what is not known. */
export function FactsPanel({ tool, isMissing }: Props) {
  const { VendorSays } = useToolParts()
  const facts = useQuery({ ...factsQuery(tool.slug), enabled: !isMissing })
  const kinds = useQuery({ ...factKindsQuery, enabled: !isMissing })
  if (isMissing || facts.error || kinds.error) {
    const retry = () => Promise.all([facts.refetch(), kinds.refetch()])
    return <LoadFailure title="The facts could not be loaded" onRetry={retry} />
  }
  if (!facts.data || !kinds.data) return <div className="skeleton h-64" aria-busy="true" />
  const factOf = new Map(facts.data.facts.map((fact) => [fact.kind, fact]))
  const unknown = kinds.data.filter(({ key }) => !factOf.has(key) && !FOLLOWING.has(key))
  const usual = usualMonth(facts.data.facts)
  return (
    <div className="space-y-10">
      {factOf.size > 0 && (
        <section aria-labelledby="facts">
          <div className="mb-5 flex flex-wrap items-center justify-between gap-x-8 text-sm text-muted">
            <h2 id="facts" className="font-sans text-sm font-normal tracking-normal">
              <b className="font-semibold text-text">{plural(factOf.size, 'fact')}</b> of {tool.name}, each
              with its source
              {usual && `, checked ${usual}${isUsual(facts.data.facts, usual) ? '' : ' for the most part'}`}
            </h2>
            <Link to="/how-we-check" className="link inline-flex min-h-11 items-center md:min-h-8">
              How we check
            </Link>
          </div>
          <div className="gap-x-10 md:columns-2 xl:columns-3">
            {GROUPS.map(([group, question]) => (
              <Group
                key={group}
                tool={tool}
                usual={usual}
                question={question}
                known={kinds.data.flatMap((kind) => {
                  const fact = kind.group === group ? factOf.get(kind.key) : undefined
                  return fact ? { kind, fact } : []
                })}
              />
            ))}
          </div>
        </section>
      )}
      {facts.data.plans.length > 0 && <PlansTable tool={tool} plans={facts.data.plans} />}
      {facts.data.price_history.length > 0 && <PriceHistory plans={facts.data.price_history} />}
      <VendorSays slug={tool.slug} known={new Set(factOf.keys())} />
      <div>
        <Unknown tool={tool} kinds={unknown} isAll={factOf.size === 0} />
        <Further tool={tool} hasFacts={factOf.size > 0} />
      </div>
    </div>
  )
}

/** The month in which most of them were checked: it is said once, and not in each line. */
function usualMonth(facts: Fact[]): string | null {
  const months = Map.groupBy(facts, ({ checked_at }) => formatMonth(checked_at))
  return [...months].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null
}

const isUsual = (facts: Fact[], usual: string) =>
  facts.every(({ checked_at }) => formatMonth(checked_at) === usual)

/** Kinds that say more about another one: that they are not known says nothing more. */
const FOLLOWING = new Set(['open_source_repo', 'owner', 'owner_since', 'works_on_languages_count'])

interface GroupProps extends Pick<Props, 'tool'> {
  usual: string | null
  question: string
  known: { kind: FactKind; fact: Fact }[]
}

function Group({ tool, usual, question, known }: GroupProps) {
  if (known.length === 0) return null
  return (
    <div className="mb-8 break-inside-avoid">
      <h3 className="border-b border-line pb-2 font-sans text-sm font-semibold tracking-normal text-muted">
        {question}
      </h3>
      <dl className="divide-y divide-line">
        {known.map(({ kind, fact }) => (
          <FactRow key={kind.key} tool={tool} usual={usual} kind={kind} fact={fact} />
        ))}
      </dl>
    </div>
  )
}

interface RowProps extends Pick<GroupProps, 'tool' | 'usual'> {
  kind: FactKind
  fact: Fact
}

function FactRow({ tool, usual, kind, fact }: RowProps) {
  const { ReportFact, VendorSays } = useToolParts()
  return (
    <div className="fact-row">
      <dt className="text-muted">{kind.label}</dt>
      <dd className="contents">
        <div className="min-w-0 break-words">
          <FactValue kind={kind} value={fact.value} />
          {fact.note && <p className="mt-0.5 text-xs text-muted">{fact.note}</p>}
          <VendorSays slug={tool.slug} kind={kind.key} />
        </div>
        <div className="relative">
          <FactSource {...fact} subject={kind.label} reviewDays={kind.review_days} usual={usual}>
            <ReportFact
              tool={tool}
              kind={kind.key}
              subject={kind.label}
              value={formatValue(kind, fact.value)}
            />
          </FactSource>
        </div>
      </dd>
    </div>
  )
}

/** How all this comes about, and where to say that it is wrong. */
function Further({ tool, hasFacts }: Pick<Props, 'tool'> & { hasFacts: boolean }) {
  const { ReportFact, ClaimTool } = useToolParts()
  return (
    <div className="flex flex-wrap items-center gap-x-5 text-sm text-muted">
      {!hasFacts && (
        <Link
          to="/how-we-check"
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-text md:min-h-9"
        >
          How we check
        </Link>
      )}
      <ReportFact tool={tool} kind={null} subject="The tool as a whole" value={null} />
      <ClaimTool tool={tool} />
    </div>
  )
}

function Unknown({ tool, kinds, isAll }: Pick<Props, 'tool'> & { kinds: FactKind[]; isAll: boolean }) {
  const { ReportFact } = useToolParts()
  if (kinds.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted hover:text-text md:min-h-9">
        {isAll ? 'Nothing has been checked here yet' : 'Not known yet'} ({kinds.length}{' '}
        {kinds.length === 1 ? 'question' : 'questions'})
      </summary>
      <p className="js-only mt-1 text-muted">Do you know? Choose a question and tell us.</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {kinds.map(({ key, label, question }) => (
          <li key={key} title={question}>
            <ReportFact tool={tool} kind={key} subject={label} value={null} looks="chip" />
          </li>
        ))}
      </ul>
    </details>
  )
}
