import { CSV_MARK, csvLine } from '../../shared/csv.ts'
import type { ToolFacts } from '../facts/facts.contract.ts'
import { planPrice } from '../facts/prices.ts'
import type { Tool } from '../tools/tools.contract.ts'
import type { Comparison } from './compare.contract.ts'
import type { CustomField } from './custom-fields.ts'
import { freeCredits, ratingText } from './facts.ts'
import { checkedDays, factRows, NOT_KNOWN, type PriceRow, priceRows, priceWords, textsOf } from './matrix.ts'

export const CSV_FILE = 'ai-tools-comparison.csv'

const ROWS: [label: string, (tool: Tool) => string][] = [
  ['Tool Summary', (tool) => tool.short_description],
  ['Pricing Model', (tool) => tool.pricing_model],
  ['Free Credits', freeCredits],
  ['Rating', ratingText],
  ['Category', (tool) => tool.category_name ?? ''],
  ['Website', (tool) => tool.website_url],
]

type Compared = Pick<Comparison, 'tools'> & Partial<Pick<Comparison, 'kinds' | 'facts'>>

/**
 * The comparison as a spreadsheet: a column for each tool under its name, the rows of the specification, what is known
 * of prices and facts and when it was checked, then the custom fields. Begins with the mark by which spreadsheets know
 * UTF-8.
 */
export function comparisonCsv(
  { tools, kinds = [], facts }: Compared,
  fields: CustomField[] = [],
  team = 1,
): string {
  const rows = [
    ['Feature', ...tools.map((tool) => tool.name)],
    ...ROWS.map(([label, value]) => [label, ...tools.map(value)]),
    ...(facts ? knownRows(kinds, facts, team) : []),
    ...fields.map(({ name, values }) => [name, ...tools.map((_, i) => values[i] ?? '')]),
  ]
  return CSV_MARK + rows.map(csvLine).join('')
}

function knownRows(kinds: Comparison['kinds'], known: ToolFacts[], team: number): string[][] {
  const prices = priceRows(known, team)
  const rows = factRows(kinds, known)
  if (prices.length === 0 && rows.length === 0) return []
  const plansOf = ({ plans }: ToolFacts) => plans.map((plan) => `${plan.name}: ${planPrice(plan)}`).join('; ')
  return [
    ...prices.map((row) => [`${row.label}, a month`, ...priceTexts(row)]),
    ...(prices.length > 0 ? [['Plans', ...known.map((of) => plansOf(of) || NOT_KNOWN)]] : []),
    ...rows.map((row) => [row.kind.label, ...textsOf(row).map((text) => text || NOT_KNOWN)]),
    ['Facts checked', ...known.map((of) => checkedDays(of).join(' to ') || NOT_KNOWN)],
  ]
}

const priceTexts = ({ prices, instead }: PriceRow) =>
  prices.map((price, i) => {
    if (!price) return instead[i]!
    const { money, terms } = priceWords(price)
    return terms ? `${money}, ${terms}` : money
  })
