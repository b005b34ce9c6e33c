import type { FactValue } from '../facts/fact-values.ts'
import type { FactKind, ToolFacts } from '../facts/facts.contract.ts'
import { isAbout, listOf, missingIn } from './facts.ts'
import { FLAGS } from './flags.ts'
import { priceMarks } from './marks.ts'
import { type FactRow, factRows, type Price, priceOf, priceWords } from './matrix.ts'

/** What sets each tool apart, in one sentence of nothing but facts. */

/** What decides most stands first; each with what is said of a tool that has it, and of the only one. */
const ASKED: Record<string, [some: string, only: string]> = {
  free_plan: ['free plan', FLAGS.free_plan![0]],
  open_source: ['open source', FLAGS.open_source![0]],
  offline: ['runs offline', FLAGS.offline![0]],
  self_hosting: ['self-hosting', FLAGS.self_hosting![0]],
  trains_on_input: ['does not learn from what you enter', 'does not learn from what you enter'],
  sso: ['single sign-on', FLAGS.sso![0]],
  api: ['has an API', FLAGS.api![0]],
  mcp_server: ['has an MCP server', FLAGS.mcp_server![0]],
}
/** Facts that a sentence names at most. */
const NAMED = 2
/** What more of them have sets none of them apart. */
const HAVING_MOST = 2

/** A sentence for each tool, without its full stop; empty where nothing known sets it apart. */
export function setsApart(kinds: readonly FactKind[], known: readonly ToolFacts[]): string[] {
  const prices = pricesApart(known)
  const rows = factRows(kinds, known)
  const answers = Object.entries(ASKED).flatMap(([key, words]) => {
    const row = rows.find(({ kind }) => kind.key === key)
    return row ? [{ words, good: row.facts.map((fact) => isGood(row, fact?.value)) }] : []
  })
  return known.map((_, i) => {
    const own = answers.filter(
      ({ good }) => good[i] && good.includes(false) && good.filter(Boolean).length <= HAVING_MOST,
    )
    const only = own.filter(({ good }) => good.every((is, other) => is === (other === i)))
    const some = own
      .slice(0, NAMED)
      .map(({ words }) => words[0])
      .join(', ')
    const alone = only.slice(0, NAMED).map(({ words }) => words[1])
    const facts = alone.length > 0 ? `the only one that ${listOf(alone)}` : some
    return capital([prices[i], facts].filter(Boolean).join(', '))
  })
}

/** Tags that no other of the tools has, for one of which facts say nothing. */
export const tagsAlone = (tools: readonly { tags: string[] }[], at: number): string[] =>
  missingIn(
    tools.flatMap(({ tags }, i) => (i === at ? [] : tags)),
    tools[at]!.tags.filter(isAbout),
  ).slice(0, NAMED)

/** Whether an answer speaks for a tool; undefined where it is not known, or says neither. */
function isGood({ kind }: FactRow, value: FactValue | undefined): boolean | undefined {
  if (kind.key !== 'trains_on_input') return typeof value === 'boolean' ? value : undefined
  return value === undefined ? undefined : value === 'no'
}

/** 'lowest price: $10 a month'; that others are not known is said. */
function pricesApart(known: readonly ToolFacts[]): string[] {
  const prices = known.map(({ plans }) => priceOf(plans))
  const marks = priceMarks(prices)
  const isSure = prices.every((price) => price !== null)
  return prices.map((price, i) => {
    const mark = marks[i]
    return price && mark
      ? `${mark.label.replace('lowest', isSure ? 'lowest price' : 'lowest known price')}: ${monthOf(price)}`
      : ''
  })
}

function monthOf(price: Price): string {
  const { money, terms } = priceWords(price)
  return `${money} a month${terms ? `, ${terms}` : ''}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
