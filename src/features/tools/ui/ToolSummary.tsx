import { Minus } from 'lucide-react'
import { DateText } from '../../../ui/DateText.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { SymbolIcon } from '../../../ui/SymbolIcon.tsx'
import { plural } from '../../../ui/text.ts'
import { DecidingFact, DecidingFacts, DecidingPrice, Figure } from '../../facts/ui/DecidingFacts.tsx'
import { PriceMarks, PriceTicks } from '../../facts/ui/PriceMarks.tsx'
import type { Tool, ToolOnPage } from '../tools.contract.ts'

const SKILL_LABELS = {
  beginner: 'Beginners',
  intermediate: 'People with some experience',
  advanced: 'Specialists',
} as const

interface Props {
  tool: ToolOnPage
  isMissingFacts: boolean
}

/** What decides, before anything is read: a picture where there is one, and beside it what is known in short. */
export function ToolSummary({ tool, isMissingFacts }: Props) {
  const picture = tool.screenshots[0]
  const parts = [
    <Cost key="cost" tool={tool} isMissingFacts={isMissingFacts} />,
    <Use key="use" tool={tool} isMissingFacts={isMissingFacts} />,
    (tool.price_among || tool.not_ideal_for) && <Fit key="fit" tool={tool} />,
  ].filter(Boolean)
  return (
    <div className={`mt-6 ${picture ? 'grid gap-5 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]' : ''}`}>
      <section aria-label={`${tool.name} in short`} className="@container card">
        <Verdict tool={tool} />
        <div className="grid divide-y divide-line @3xl:auto-cols-fr @3xl:grid-flow-col @3xl:divide-x @3xl:divide-y-0">
          {parts}
        </div>
      </section>
      {picture && (
        <div className="lg:order-first xl:max-h-118">
          <Screenshot url={picture} at={0} name={tool.name} isFirst />
        </div>
      )}
    </div>
  )
}

const PART = 'grid grid-flow-dense grid-cols-2 content-start gap-x-6 gap-y-4 px-5 py-4.5'

const isFree = ({ pricing_model }: Tool) => pricing_model === 'Free'

/** What it costs, and what there is for nothing. */
function Cost({ tool, isMissingFacts }: Props) {
  // What is known of it is large: its price, and else how it is sold.
  const model = (
    <DecidingFact label="Pricing model">
      <Figure isLarge={!tool.price_from}>
        <span className={isFree(tool) ? 'text-good' : undefined}>{tool.pricing_model}</span>
      </Figure>
    </DecidingFact>
  )
  return (
    <dl className={PART}>
      {!tool.price_from && model}
      {(tool.price_from || !isFree(tool)) && <DecidingPrice tool={tool} isMissing={isMissingFacts} />}
      {tool.price_from && model}
      <DecidingFact label="Free credits and trial" isWide>
        {tool.free_credit_info ?? (tool.is_paid ? 'None known' : 'See the website')}
      </DecidingFact>
    </dl>
  )
}

/** Where it runs, what becomes of what one enters, and who can use it. */
function Use({ tool, isMissingFacts }: Props) {
  return (
    <dl className={PART}>
      <DecidingFacts tool={tool} isFree={isFree(tool)} isMissing={isMissingFacts} />
      {tool.skill_level && (
        <DecidingFact label="Made for">
          <SymbolIcon name="check" className={`${SIGN} text-good`} />
          {SKILL_LABELS[tool.skill_level]}
        </DecidingFact>
      )}
    </dl>
  )
}

/** Where it stands among others, and whom it does not suit. */
function Fit({ tool }: { tool: ToolOnPage }) {
  return (
    <div className="space-y-4 px-5 py-4.5">
      <AmongPrices tool={tool} />
      {tool.not_ideal_for && (
        <dl>
          <DecidingFact label="Not ideal for">
            <Minus className={`${SIGN} text-muted`} aria-hidden="true" />
            {tool.not_ideal_for}
          </DecidingFact>
        </dl>
      )}
    </div>
  )
}

const SIGN = 'mr-1.5 mb-0.5 inline size-4'

/** What an editor thinks of a tool: in words, with name and day, never as stars. */
function Verdict({ tool: { verdict, verdict_by, verdict_at } }: { tool: Tool }) {
  if (!verdict) return null
  return (
    <figure className="border-b border-line px-5 py-4.5">
      <blockquote
        dir="auto"
        className="max-w-[70ch] font-display text-base leading-snug @3xl:text-lg font-semibold whitespace-pre-line"
      >
        {verdict}
      </blockquote>
      <figcaption className="mt-2 text-sm text-muted">
        The editor’s view{verdict_by && `: ${verdict_by}`}
        {verdict_at && (
          <>
            , <DateText value={verdict_at} />
          </>
        )}
      </figcaption>
    </figure>
  )
}

/** Its price among those of its category. */
function AmongPrices({ tool: { price_among, price_from, category_name } }: { tool: ToolOnPage }) {
  if (!price_among || !price_from) return null
  return (
    <figure>
      <figcaption className="text-xs text-muted tabular-nums">
        Among {plural(price_among.tools, 'tool')} with a known price in {category_name}
      </figcaption>
      <PriceTicks prices={price_among.prices} own={price_from.amount} />
      <PriceMarks />
    </figure>
  )
}

interface ScreenshotProps {
  url: string
  /** Its place among those of the tool. */
  at: number
  name: string
  /** Whether it is seen at once. */
  isFirst?: boolean
}

/** A picture of the tool at work, which opens as it is. */
export function Screenshot({ url, at, name, isFirst = false }: ScreenshotProps) {
  const label = `Screenshot ${at + 1} of ${name}`
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={`block overflow-hidden card ${isFirst ? 'xl:h-full' : ''}`}
    >
      <Picture
        src={url}
        alt={`${label} (opens in a new tab)`}
        width={640}
        height={400}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        className={`aspect-[8/5] w-full object-cover object-top ${isFirst ? 'xl:h-full' : ''}`}
        fallback={
          <span className="grid aspect-[8/5] size-full place-items-center bg-raised p-4 text-center text-sm text-muted">
            {label} could not be loaded
          </span>
        }
      />
    </a>
  )
}
