import { formatPrice } from '../facts/prices.ts'
import type { ToolCard } from './tools.contract.ts'

type Known = Pick<ToolCard, 'facts' | 'price_from' | 'pricing_model'>

const has = ({ facts }: Known, kind: string) => facts.some((fact) => fact.kind === kind)

/** What speaks for another tool beside one: what is known of it and not of that one, and what it costs less. */
const REASONS: ((tool: Known, other: Known) => string | false)[] = [
  (tool, other) => has(other, 'open_source') && !has(tool, 'open_source') && 'open source',
  (tool, other) => has(other, 'offline') && !has(tool, 'offline') && 'runs offline',
  ({ price_from: here }, { price_from: there }) => {
    if (!here || !there || here.currency !== there.currency || here.amount === there.amount) return false
    const amount = Math.round(Math.abs(here.amount - there.amount) * 100) / 100
    return `${formatPrice({ ...here, amount })} ${there.amount < here.amount ? 'less' : 'more'}`
  },
]

/** What another tool costs, and the first thing that sets it apart: '$10, open source'. */
export function insteadWords(tool: Known, other: Known): string {
  const reason = REASONS.map((tell) => tell(tool, other)).find(Boolean)
  const cost = other.price_from ? formatPrice(other.price_from) : freeOf(other)
  return reason ? `${cost}, ${reason}` : cost
}

const freeOf = (tool: Known) =>
  tool.pricing_model !== 'Free' && has(tool, 'free_plan') ? 'Free plan' : tool.pricing_model
