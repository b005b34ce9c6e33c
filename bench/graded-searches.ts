import { parseArgs } from 'node:util'
import { readLines } from './kits/strangers.ts'
import { table } from './report.ts'
import { kitly } from './search-engines.ts'
import { starterTools } from './starter-tools.ts'

/**
 * node bench/graded-searches.ts: what searches of strangers find, by the grades that readers gave tools for whoever typed them (decision 166):
 * 2 is just what is wanted, 1 does the job, 0 does not. They have been looked at: for learning, not for telling.
 * --misses  lists those of which nothing among five is any good, and what has no grade.
 */
interface Graded {
  id: string
  language: string
  text: string
  grades: Record<string, number>
}

const SETS = ['j', 'k', 'l']
const SHOWN = 5
const { values } = parseArgs({ options: { misses: { type: 'boolean' } } })
const { search } = kitly(await starterTools())
const all = SETS.flatMap((set) =>
  readLines<Graded>(`queries-${set}.jsonl`).map((query) => {
    const names = search(query.text).slice(0, SHOWN)
    return { ...query, set, names, found: names.map((name) => query.grades[name]) }
  }),
)
const isGood = (grade: number | undefined) => (grade ?? 0) >= 1
const share = (count: number, of: number) => (of === 0 ? '' : (count / of).toFixed(3))

function figures(queries: typeof all): string[] {
  const graded = queries
    .map((query) => query.found.filter((grade) => grade !== undefined))
    .filter((grades) => grades.length > 0)
  const onTopic = graded.map((grades) => grades.filter(isGood).length / grades.length)
  return [
    String(queries.length),
    share(queries.filter((query) => isGood(query.found[0])).length, queries.length),
    share(queries.filter((query) => query.found.some(isGood)).length, queries.length),
    share(
      onTopic.reduce((a, b) => a + b, 0),
      graded.length,
    ),
    String(queries.flatMap((query) => query.found).filter((grade) => grade === undefined).length),
  ]
}

const groups = [
  ['all', all],
  ...Map.groupBy(all, ({ set }) => `set ${set}`),
  ...Map.groupBy(all, ({ language }) => (language === 'en' ? 'English' : 'other languages')),
] as const
console.log(
  table(
    ['', 'searches', 'first', 'one of five', 'on topic', 'without a grade'],
    groups.map(([name, queries]) => [name, ...figures(queries)]),
  ),
)
if (values.misses) {
  for (const { set, id, text, names, found } of all) {
    const shown = names.map((name, i) => `${name} ${found[i] ?? '?'}`).join(', ')
    if (!found.some(isGood) || found.includes(undefined)) console.log(`${set} ${id}  ${text}: ${shown}`)
  }
}
