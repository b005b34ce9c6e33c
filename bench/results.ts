import type { AccountFigures } from './accounts.ts'
import type { SizeResult } from './measure.ts'
import { type Budget, budgetTable, count, kilobytes, megabytes, ms, table } from './report.ts'

/** The tables of a run, as text. */

export const tools = (size: number) => `${count(size)} tools`

export function loadTable({ cases }: SizeResult): string {
  const rows = cases.map((c) => [
    `${c.name}, ${c.cached ? 'cached' : 'uncached'}`,
    count(c.perSecond),
    ms(c.p50),
    ms(c.p99),
    count(c.barePerSecond),
    c.ratio.toFixed(2),
    count(c.processor),
    count(c.bareProcessor),
    count(c.bytes),
    c.failed > 0 ? `${c.failed} FAILED` : '',
  ])
  const head = ['case', 'requests/s', 'p50 ms', 'p99 ms', 'bare requests/s', 'ratio', 'CPU µs', 'bare CPU µs']
  return table([...head, 'bytes', ''], rows)
}

export function timingTable(results: SizeResult[]): string {
  const names = results[0]!.inProcess.timings.map((t) => t.name)
  const rows = names.map((name, i) => [
    name,
    ...results.map(({ inProcess }) => {
      const { median, p99 } = inProcess.timings[i]!
      return `${ms(median)} / ${ms(p99)}`
    }),
  ])
  return table(['median / p99, ms', ...results.map((r) => tools(r.size))], rows)
}

export function sizeTable(results: SizeResult[]): string {
  const row = (name: string, value: (r: SizeResult) => string) => [name, ...results.map(value)]
  return table(
    ['', ...results.map((r) => tools(r.size))],
    [
      row('from start to ready, ms', (r) => count(r.readyMs)),
      row('index build, ms', (r) => count(r.inProcess.buildMs)),
      row('resident after start, MB', (r) => megabytes(r.residentAfterStart)),
      row('resident after load, MB', (r) => megabytes(r.residentAfterLoad)),
      row('a review reaches readers, median ms', (r) => ms(r.inProcess.change.median)),
      row('a review reaches readers, p99 ms', (r) => ms(r.inProcess.change.p99)),
      row('an edit of a text reaches readers, median ms', (r) => ms(r.inProcess.edit.median)),
      row('an edit of a text reaches readers, p99 ms', (r) => ms(r.inProcess.edit.p99)),
      row('a new index holds the thread at most, ms', (r) => ms(r.inProcess.edit.longestHold)),
      row('Open Graph image, the first one, ms', ({ seo }) => ms(seo.ogFirst)),
      row(
        'Open Graph image, cold, median / worst, ms',
        ({ seo }) => `${ms(seo.ogCold)} / ${ms(seo.ogWorst)}`,
      ),
      row('Open Graph image, kept, median ms', ({ seo }) => ms(seo.ogKept)),
      row('sitemap, all parts, ms', ({ seo }) => ms(seo.sitemap)),
      row('sitemap, addresses', ({ seo }) => count(seo.sitemapAddresses)),
      row('sitemap, MB', ({ seo }) => (seo.sitemapBytes / 1e6).toFixed(1)),
      row('memory that three sitemaps leave behind, MB', ({ seo }) => megabytes(seo.sitemapGrowth)),
    ],
  )
}

export function weightTable({ weights }: SizeResult): string {
  return table(
    ['page', 'HTML KB', 'brotli KB', 'scripts', 'KB', 'brotli KB', 'styles', 'KB', 'brotli KB'],
    weights.map(({ page, html, scripts, styles }) => [
      page,
      kilobytes(html.raw),
      kilobytes(html.brotli),
      String(scripts.files),
      kilobytes(scripts.raw),
      kilobytes(scripts.brotli),
      String(styles.files),
      kilobytes(styles.raw),
      kilobytes(styles.brotli),
    ]),
  )
}

/** Microseconds of processor time for an answer of the API that is not kept: a list, and a search of all kinds alike. */
function uncachedApi({ cases }: SizeResult): { list: number; search: number } {
  const of = (pattern: RegExp) =>
    cases.filter((c) => !c.cached && pattern.test(c.name)).map((c) => c.processor)
  const mean = (figures: number[]) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length
  return { list: mean(of(/^list filter$/)), search: mean(of(/^search /)) }
}

/** The budgets that the sizes of this run can speak of. */
export function budgets(results: SizeResult[], accounts: AccountFigures): string {
  const at = (size: number) => results.find((r) => r.size === size)
  const p99 = (result: SizeResult, pattern: RegExp) =>
    Math.max(...result.inProcess.timings.filter((t) => pattern.test(t.name)).map((t) => t.p99))
  const list: Budget[] = []
  const add = (what: string, limit: number, figure: number, unit: string, atLeast?: true) =>
    list.push({ what, limit, figure, unit, ...(atLeast && { atLeast }) })

  for (const result of results) {
    const cached = result.cases.filter((c) => c.cached)
    const worst = cached.reduce((a, b) => (a.ratio <= b.ratio ? a : b))
    const name = `${tools(result.size)}: worst cached answer (${worst.name}) against the bare server`
    add(name, 0.7, worst.ratio, '', true)
  }
  const small = at(5_000)
  if (small) {
    const { list, search } = uncachedApi(small)
    add('5,000 tools: API list not cached, processor time', 0.12, list / 1000, 'ms')
    add('5,000 tools: searches a second a core, every query new', 5_000, 1e6 / search, 'a second', true)
    add('5,000 tools: worst kind of search, p99', 5, p99(small, /^search/), 'ms')
    add('5,000 tools: filters and facets, p99', 3, p99(small, /^f/), 'ms')
    add('5,000 tools: from start to ready', 1_500, small.readyMs, 'ms')
    add('5,000 tools: resident after start', 220, small.residentAfterStart / 1e6, 'MB')
  }
  const middle = at(20_000)
  if (middle) {
    add('20,000 tools: a review reaches readers, p99', 10, middle.inProcess.change.p99, 'ms')
    add('20,000 tools: an edit of a text reaches readers, p99', 10, middle.inProcess.edit.p99, 'ms')
    add('20,000 tools: the reading of a prompt and its kit, p99', 20, p99(middle, /^reading/), 'ms')
  }
  const large = at(100_000)
  if (large) {
    add('100,000 tools: worst kind of search, p99', 25, p99(large, /^search/), 'ms')
    add('100,000 tools: the whole sitemap', 2_000, large.seo.sitemap, 'ms')
  }
  for (const { size, seo } of results) {
    add(`${tools(size)}: an Open Graph image, cold`, 150, seo.ogCold, 'ms')
  }
  for (const { page, scripts } of results[0]!.weights) {
    add(`${page.replace(/(.tools.).+/, '$1{slug}')}: scripts, brotli`, 135, scripts.brotli / 1000, 'KB')
  }
  add('GET /api/users/me on one core, requests/s', 3_000, accounts.mePerSecond, 'a second', true)
  add('public answers during 50 sign-ins a second, p99', 20, accounts.publicDuring, 'ms')
  return budgetTable(list)
}
