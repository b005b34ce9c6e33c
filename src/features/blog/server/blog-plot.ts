import { escapeHtml } from '../../../shared/html.ts'
import { knownFacts, NOT_KNOWN, priceOf, priceWords } from '../../compare/matrix.ts'
import { formatDay, formatValue } from '../../facts/fact-values.ts'
import type { Fact, FactKind, ToolFacts } from '../../facts/facts.contract.ts'
import { PRICE_MARKS, priceMarkLabel, pricePlace } from '../../facts/price-axis.ts'
import { priceDots } from '../../facts/price-dots.ts'
import { isPlotted, PLOT_OF_PRICES } from '../plot-kinds.ts'

/** Plots inside articles: HTML that says in words what it draws, and needs no script. Pure. */

export interface PlottedTool {
  slug: string
  name: string
  known: ToolFacts
  /** The catalogue says that all of it costs nothing. */
  isFree: boolean
}

type Source = Pick<Fact, 'source_url' | 'checked_at'>

/** What a plot shows of a tool. */
interface Row {
  /** In words, as HTML. */
  value: string
  /** What is drawn of it; what is not known has no place. */
  marks: string
  /** Its line is dashed: what the plot is about is not known, or has no place on it. */
  isUnknown: boolean
  source: Source | null
}

/** The plot of a kind over tools, in their order; undefined where there is no such kind, or none of the tools. */
export function drawPlot(
  kinds: readonly FactKind[],
  key: string,
  slugs: readonly string[],
  plotted: readonly PlottedTool[],
): string | undefined {
  const tools = slugs.flatMap((slug) => plotted.find((tool) => tool.slug === slug) ?? [])
  if (tools.length === 0) return undefined
  if (key === PLOT_OF_PRICES) {
    const caption = 'What plans cost one person a month'
    const note = 'A dot is what a plan costs in US dollars; the full one is the lowest price. '
    return figure(caption, tools, tools.map(priceRow), axis(), note)
  }
  const kind = kinds.find((one) => one.key === key)
  if (!kind || !isPlotted(kind)) return undefined
  return figure(escapeHtml(kind.label), tools, numberRows(kind, tools))
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
const unknown = (text = NOT_KNOWN) => `<em>${text}</em>`

function priceRow({ known: { facts, plans }, isFree }: PlottedTool): Row {
  const price = priceOf(plans)
  const freePlan = plans.find(({ amount }) => amount === 0)
  const free = freePlan ?? facts.find(({ kind, value }) => kind === 'free_plan' && value === true)
  const source = price?.plan ?? free ?? plans[0] ?? null
  const marks = `${freePlan || !(free || isFree) ? '' : dot(0, 'free')}${dotsOf(plans)}`
  if (price) {
    const { money, terms } = priceWords(price)
    const rest = [terms, free ? 'free plan' : '', price.currency === 'USD' ? '' : 'not on the axis']
    const more = rest.filter(Boolean).join(' · ')
    const isUnknown = price.currency !== 'USD'
    return { value: `<b>${money}</b>${more && ` <small>${more}</small>`}`, marks, isUnknown, source }
  }
  if (isFree) return { value: '<b>Free</b>', marks, isUnknown: false, source }
  if (plans.some(({ per }) => per === 'use')) {
    return { value: `Paid by use${free ? ' <small>free plan</small>' : ''}`, marks, isUnknown: true, source }
  }
  const value = free ? `Free plan <small>paid price not known</small>` : unknown('Price not known')
  return { value, marks, isUnknown: true, source }
}

const dot = (at: number, looks: string) => `<i data-dot="${looks}" style="left:${percent(at)}"></i>`

/** The plans that have a place on the axis, and a line from the lowest price to the highest. */
function dotsOf(plans: ToolFacts['plans']): string {
  const dots = priceDots(plans)
  const paid = dots.filter(({ looks }) => looks !== 'free').map(({ at }) => at)
  const [from, to] = [paid[0], paid.at(-1)]
  const range =
    from === undefined || to === undefined
      ? ''
      : `<i class="plot-range" style="left:${percent(from)};right:${percent(1 - to)}"></i>`
  return range + dots.map(({ at, looks }) => dot(at, looks)).join('')
}

/** A bar for each known number, as long as its share of the largest. */
function numberRows(kind: FactKind, tools: PlottedTool[]): Row[] {
  const facts = tools.map(({ known }) => knownFacts(known).find((fact) => fact.kind === kind.key))
  const most = Math.max(0, ...facts.map((fact) => (typeof fact?.value === 'number' ? fact.value : 0)))
  return facts.map((fact): Row => {
    if (typeof fact?.value !== 'number') return { value: unknown(), marks: '', isUnknown: true, source: null }
    const width = percent(most > 0 ? Math.max(0, fact.value) / most : 0)
    return {
      value: `<b>${escapeHtml(formatValue(kind, fact.value))}</b>`,
      marks: `<i class="plot-bar" style="width:${width}"></i>`,
      isUnknown: false,
      source: fact,
    }
  })
}

/** What the places of prices are called; each row says its own in words. */
function axis(): string {
  const marks = PRICE_MARKS.map(
    (mark) => `<span style="left:${pricePlace(mark)}">${priceMarkLabel(mark)}</span>`,
  )
  return `<p class="plot-axis" aria-hidden="true">${marks.join('')}</p>`
}

function figure(caption: string, tools: PlottedTool[], rows: Row[], axis = '', note = ''): string {
  const items = rows.map(({ value, marks, isUnknown }, i) => {
    const { slug, name } = tools[i]!
    const line = `<span class="plot-line"${isUnknown ? ' data-unknown' : ''} aria-hidden="true">${marks}</span>`
    return `<li class="plot-row"><a href="/tools/${slug}">${escapeHtml(name)}</a> <span class="plot-value">${value}</span> ${line}</li>`
  })
  return (
    `<figure class="plot"${axis && ' data-axis'}><figcaption>${caption}</figcaption>` +
    `<ul class="plot-rows">${items.join('')}</ul>${axis}<p class="plot-source">${note}${sourcesOf(tools, rows)}</p></figure>`
  )
}

/** Who says it, and when that was read. */
function sourcesOf(tools: PlottedTool[], rows: Row[]): string {
  const known = rows.flatMap(({ source }, i) => (source ? [{ source, name: tools[i]!.name }] : []))
  if (known.length === 0) return 'No source is known yet.'
  const days = new Set(known.map(({ source }) => source.checked_at.slice(0, 10)))
  const links = known.map(({ source: { source_url, checked_at }, name }) => {
    const link = `<a href="${escapeHtml(source_url)}" rel="nofollow noopener">${escapeHtml(name)}</a>`
    return days.size === 1 ? link : `${link} (${formatDay(checked_at.slice(0, 10))})`
  })
  const when = days.size === 1 ? `, read ${formatDay([...days][0]!)}` : ''
  return `${links.length === 1 ? 'Source' : 'Sources'}${when}: ${links.join(', ')}.`
}
