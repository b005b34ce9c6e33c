import { parseArgs } from 'node:util'
import { buildCatalog, type Catalog, type CatalogTool } from '../src/catalog/catalog.ts'
import { searchTools } from '../src/catalog/tools.ts'
import { planKit } from '../src/features/kits/planner/plan.ts'
import { readStarter } from '../src/starter.ts'
import { type KitFigures, type LabelledPrompt, measureKits } from './kits/figures.ts'
import { acceptable, foreignPrompts, ownPrompts as prompts, shareSeen } from './kits/prompts.ts'
import { ms, table } from './report.ts'
import { starterTools } from './starter-tools.ts'
import { catalogRows, syntheticCatalog } from './synthetic.ts'
import { time } from './timing.ts'

/**
 * npm run bench:kits: how good the kits are, beside two simpler ways, and how long one takes. Which tools are
 * acceptable for a job was written by hand, without a look at what the planner answers; what the parts are, and how
 * far each can be trusted, stands in kits/README.md. Only 'build' and 'fit' may be learnt from and tuned on.
 * --misses  lists what is wrong with the kits of these parts.
 * --fast    leaves the timing out.
 */
const { values } = parseArgs({ options: { misses: { type: 'boolean' }, fast: { type: 'boolean' } } })

const tools = await starterTools()
const { categories } = await readStarter()
const catalog = buildCatalog({
  tools,
  categories: categories.map((c, i) => ({
    id: i + 1,
    name: c.Name,
    slug: c.Slug,
    description: c.Description,
    icon: c.Icon,
    tags: c.Tags,
    popularity: 0,
  })),
})
const names = new Set(tools.map((t) => t.name))
for (const [job, of] of acceptable) {
  for (const name of of) if (!names.has(name)) console.error(`job '${job}' names '${name}', not a tool`)
}
type Maker = (prompt: LabelledPrompt) => CatalogTool[]
const allowed = ({ preferences }: LabelledPrompt, list: CatalogTool[]) =>
  list.filter((t) => preferences.budget !== 'free' || !t.is_paid).slice(0, preferences.kit_size)

const planner: Maker = ({ prompt, preferences }) =>
  planKit(catalog, { prompt, preferences }).tools.map((t) => t.tool)
const found = (prompt: string) => searchTools(catalog, { search: prompt.slice(0, 200), limit: 200 }).tools
const bySearch: Maker = (p) => allowed(p, found(p.prompt))
const byCategory: Maker = (p) => {
  const first = found(p.prompt).slice(0, 10)
  const counts = Map.groupBy(first, (t) => t.category_id)
  const best = [...counts].sort((a, b) => b[1].length - a[1].length)[0]?.[0]
  return allowed(
    p,
    catalog.orders.relevance.filter((t) => t.category_id === best),
  )
}

const makers: [string, Maker][] = [
  ['Kitly', planner],
  ['search of the prompt', bySearch],
  ['best of the best category', byCategory],
]
const parts: [string, LabelledPrompt[]][] = [
  ['build', prompts.filter((p) => p.part === 'build')],
  ['fit', prompts.filter((p) => p.part === 'fit')],
  ['held-out', prompts.filter((p) => p.part === 'held-out')],
  ['oblique', prompts.filter((p) => p.part === 'oblique')],
  ['foreign', foreignPrompts('build')],
  ['foreign, held-out', foreignPrompts('held-out')],
]
const figuresOf = (make: Maker, of: LabelledPrompt[]) =>
  measureKits(
    of.map((prompt) => ({ prompt, kit: make(prompt) })),
    acceptable,
    tools,
  )

console.log(`${prompts.length} prompts over ${tools.length} tools and ${acceptable.size} kinds of job\n`)
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const row = (f: KitFigures) => [
  f.coverage.toFixed(3),
  f.hasTopics ? percent(f.offTopic) : '',
  f.hasTopics ? percent(f.duplicates) : '',
  percent(f.size),
  percent(f.budget),
]
console.log(
  table(
    ['', 'prompts', 'jobs covered', 'off topic', 'same job twice', 'size', 'budget'],
    parts.flatMap(([part, of]) =>
      makers.map(([name, make]) => [`${name}, ${part}`, String(of.length), ...row(figuresOf(make, of))]),
    ),
  ),
)

console.log()
for (const [part, of] of parts) {
  console.log(
    `${part}: ${percent(shareSeen(of))} of the prompts have a long phrase of the vocabulary word for word`,
  )
}

const idsOf = (p: LabelledPrompt) =>
  planner(p)
    .map((t) => t.id)
    .join()
const first = prompts.map(idsOf)
const isSame = prompts.every((p, i) => idsOf(p) === first[i])
const line = (what: string, holds: boolean) => console.log(`${holds ? 'ok    ' : 'MISSED'}  ${what}`)
for (const [part, of] of parts.slice(0, 3)) {
  const f = figuresOf(planner, of)
  console.log(`\n${part}`)
  line('jobs covered at least 0.92', f.coverage >= 0.92)
  line('off-topic tools at most 5 %', f.offTopic <= 0.05)
  line('two tools for the same job without need at most 5 %', f.duplicates <= 0.05)
  line('kits of the asked size 100 %', f.size === 1)
  line('budget honoured 100 %', f.budget === 1)
}
line('the same answer to the same prompt', isSame)

if (values.misses) listMisses()
if (!values.fast) await timing()

function listMisses() {
  for (const p of parts
    .filter(([part]) => ['build', 'fit', 'foreign'].includes(part))
    .flatMap(([, of]) => of)) {
    const plan = planKit(catalog, p)
    const kit = plan.tools.map((t) => t.tool)
    const { missed, strays } = measureKits([{ prompt: p, kit }], acceptable, tools)
    if (missed.length + strays.length === 0) continue
    console.log(
      `\n${p.prompt}  (${p.preferences.budget}, ${p.preferences.complexity}, ${p.preferences.kit_size})`,
    )
    console.log(
      `  read    ${plan.reading.jobs.map((j) => `${j.job.id} ${j.probability.toFixed(2)}`).join(', ')}`,
    )
    console.log(`  kit     ${plan.tools.map((t) => `${t.tool.name} [${t.job.id}]`).join(', ')}`)
    if (missed.length > 0) console.log(`  missed  ${missed.join(', ')}`)
    if (strays.length > 0) console.log(`  strays  ${strays.map((t) => t.name).join(', ')}`)
  }
}

async function timing() {
  console.log()
  for (const [size, budget] of [
    [5_000, 15],
    [100_000, 60],
  ] as const) {
    const large: Catalog = buildCatalog(catalogRows(await syntheticCatalog(size)))
    const timed = time(`${size} tools`, prompts, ({ prompt, preferences }) =>
      planKit(large, { prompt, preferences }),
    )
    line(
      `p99 under ${budget} ms at ${size.toLocaleString('en')} tools: median ${ms(timed.median)} ms, p99 ${ms(timed.p99)} ms`,
      timed.p99 < budget,
    )
  }
}
