import { buildCatalog } from '../../src/catalog/catalog.ts'
import { planKit } from '../../src/features/kits/planner/plan.ts'
import { starterTools } from '../starter-tools.ts'
import { readLines } from './strangers.ts'

/**
 * node bench/kits/choices.ts: which tools are taken for needs of strangers whose tools were graded (decision 163), from 3, what a
 * well-informed friend would propose first, to 0. They have been looked at: for learning, not for telling.
 */
interface Graded {
  /** The prompt: a line, from 1, of `prompts-<set>.jsonl`. */
  set: string
  line: number
  job: string
  asks: boolean
  grades: Record<string, number>
}

const catalog = buildCatalog({ tools: await starterTools(), categories: [] })
const preferences = { budget: 'mixed', complexity: 'intermediate', kit_size: 7 } as const
const counts = [0, 0, 0, 0]
let ungraded = 0
let unheard = 0
for (const { set, line, job, asks, grades } of readLines<Graded>('choices.jsonl')) {
  if (!asks) continue
  const { text } = readLines<{ text: string }>(`prompts-${set}.jsonl`)[line - 1]!
  const taken = planKit(catalog, { prompt: text, preferences }).tools.find((t) => t.job.id === job)
  const grade = taken && grades[taken.tool.name]
  if (!taken) unheard++
  else if (grade === undefined) ungraded++
  else counts[grade]!++
}
const graded = counts.reduce((a, b) => a + b)
const shares = counts.map((count, grade) => `${grade}: ${(count / graded).toFixed(3)}`).reverse()
console.log(`${graded} needs: ${shares.join(', ')}; ${ungraded} have a tool without a grade, ${unheard} none`)
