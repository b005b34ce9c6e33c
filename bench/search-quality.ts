import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { table } from './report.ts'
import { type Engine, fts5, kitly, miniSearch } from './search-engines.ts'
import { starterTools } from './starter-tools.ts'

/**
 * npm run bench:search: how often a search over the starter catalogue finds what people look for, beside two
 * other engines. Queries of the part 'held-out' were never looked at while the search was made.
 * --misses  lists the searches whose first result is not among the expected.
 */
interface Labelled {
  query: string
  kind: string
  expected: string[]
  part: 'build' | 'held-out'
}

const { values } = parseArgs({ options: { misses: { type: 'boolean' } } })
const labelled = JSON.parse(
  readFileSync(join(import.meta.dirname, 'search-queries.json'), 'utf8'),
) as Labelled[]

const tools = await starterTools()
const names = new Set(tools.map((t) => t.name))
for (const { query, expected } of labelled) {
  for (const name of expected) if (!names.has(name)) console.error(`'${query}' expects '${name}', not a tool`)
}

const own = kitly(tools)
const engines = [own, miniSearch(tools), fts5(tools)]
const groups: [string, Labelled[]][] = [
  ['all', labelled],
  ...groupsOf((q) => q.part),
  ...groupsOf((q) => q.kind),
]
console.log(`${labelled.length} searches over ${tools.length} tools\n`)
console.log(
  table(
    ['success@1 / success@5 / MRR', 'searches', ...engines.map((e) => e.name)],
    groups.map(([name, queries]) => [
      name,
      String(queries.length),
      ...engines.map((engine) => figures(engine, queries)),
    ]),
  ),
)
verdict()
if (values.misses) listMisses()

function groupsOf(keyOf: (q: Labelled) => string): [string, Labelled[]][] {
  return [...Map.groupBy(labelled, keyOf)]
}

/** Place of the first expected tool among the results, from 1; Infinity when there is none. */
function placeOf({ search }: Engine, { query, expected }: Labelled): number {
  const at = search(query).findIndex((name) => expected.includes(name))
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1
}

function measure(engine: Engine, queries: Labelled[]) {
  const places = queries.map((q) => placeOf(engine, q))
  const share = (count: number) => places.filter((p) => p <= count).length / places.length
  return { at1: share(1), at5: share(5), mrr: places.reduce((sum, p) => sum + 1 / p, 0) / places.length }
}

function figures(engine: Engine, queries: Labelled[]): string {
  const { at1, at5, mrr } = measure(engine, queries)
  return `${at1.toFixed(3)} / ${at5.toFixed(3)} / ${mrr.toFixed(3)}`
}

function verdict() {
  const { at1, at5 } = measure(own, labelled)
  const line = (what: string, figure: number, least: number) =>
    `${what} of at least ${least}: ${figure.toFixed(3)} ${figure >= least ? 'ok' : 'MISSED'}`
  console.log(`\n${line('success@1', at1, 0.85)}\n${line('success@5', at5, 0.97)}`)
}

function listMisses() {
  for (const q of labelled) {
    const found = own.search(q.query).slice(0, 5)
    if (found[0] !== undefined && q.expected.includes(found[0])) continue
    console.log(`\n${q.query}  (${q.kind}, ${q.part}, first at ${placeOf(own, q)})`)
    console.log(`  found     ${found.join(' | ') || 'nothing'}`)
    console.log(`  expected  ${q.expected.join(' | ')}`)
  }
}
