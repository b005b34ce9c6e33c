import { FACT_GROUPS, type FactGroup } from '../../facts/fact-values.ts'
import type { FactKind, ToolFacts } from '../../facts/facts.contract.ts'
import { PLAN_REVIEW_DAYS } from '../../facts/facts.limits.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import { aloneInLists } from '../marks.ts'
import {
  type FactRow,
  factRows,
  NOT_KNOWN,
  type PriceRow,
  priceRows,
  priceWords,
  rowsOf,
  textsOf,
} from '../matrix.ts'
import { CompareHeading, CompareRow } from './CompareRow.tsx'
import { differing } from './differing.ts'
import { FactCell, NotKnown, Sourced } from './FactCell.tsx'

/** What is known of the tools of a comparison, and for how many people prices are told. */
export interface Known {
  kinds: FactKind[]
  facts: ToolFacts[]
  team: number
  onTeam: (size: number) => void
}

interface Props extends Known {
  tools: Tool[]
  onlyDifferences: boolean
}

const GROUPS = Object.entries(FACT_GROUPS) as [FactGroup, string][]
const differ = (values: string[]) => differing(values).includes(true)

/** How many rows say the same of all tools. */
export function equalFacts({ kinds, facts, team }: Known): number {
  const texts = [...factRows(kinds, facts).map(textsOf), ...priceRows(facts, team).map(wordsOf)]
  return texts.filter((row) => !differ(row)).length
}

/** What is known of each tool, by the questions that it answers. */
export function FactRows({ tools, kinds, facts, team, onlyDifferences }: Props) {
  const rows = factRows(kinds, facts).filter((row) => !onlyDifferences || differ(textsOf(row)))
  const allPrices = priceRows(facts, team).filter((row) => !onlyDifferences || differ(wordsOf(row)))
  return GROUPS.map(([group, question]) => {
    const own = rowsOf(rows, group)
    const prices = group === 'price' ? allPrices : []
    if (own.length === 0 && prices.length === 0) return null
    return [
      <CompareHeading key={group} columns={tools.length}>
        {question}
      </CompareHeading>,
      prices.map((row) => <PriceCells key={row.label} row={row} tools={tools} />),
      own.map((row) => <FactCells key={row.kind.key} row={row} tools={tools} />),
    ]
  })
}

/** What a row of prices says of each tool, to tell whether it says the same of all. */
const wordsOf = ({ prices, instead }: PriceRow) =>
  prices.map((price, i) => (price ? Object.values(priceWords(price)).join() : instead[i]!))

function PriceCells({ row: { label, prices, instead, marks }, tools }: { row: PriceRow; tools: Tool[] }) {
  return (
    <CompareRow
      label={
        <span>
          {label} <span className="font-normal lg:block">by the plans known</span>
        </span>
      }
      marks={marks}
      cells={tools.map(({ name }, i) => {
        const price = prices[i]
        if (!price) return instead[i] === NOT_KNOWN ? <NotKnown /> : instead[i]
        const { money, terms } = priceWords(price)
        return (
          <Sourced
            key={name}
            source={price.plan}
            subject={`${label} of ${name}`}
            reviewDays={PLAN_REVIEW_DAYS}
            mark={marks[i]}
            note={[price.plan.name, terms].filter(Boolean).join(', ')}
          >
            <span className="tabular-nums">
              <strong className="font-semibold">{money}</strong>
              <span className="text-muted"> a month</span>
            </span>
          </Sourced>
        )
      })}
    />
  )
}

function FactCells({ row: { kind, facts, marks }, tools }: { row: FactRow; tools: Tool[] }) {
  const alone = aloneInLists(facts.map((fact) => (Array.isArray(fact?.value) ? fact.value : undefined)))
  return (
    <CompareRow
      label={kind.label}
      title={kind.question}
      marks={marks}
      cells={tools.map(({ name }, i) => (
        <FactCell key={name} kind={kind} fact={facts[i]} tool={name} mark={marks[i]} alone={alone[i]!} />
      ))}
    />
  )
}
