import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { factsSchema, plansSchema } from './features/facts/fact-check.ts'
import { FactKind } from './features/facts/facts.contract.ts'
import { FACT_REVIEW_DAYS } from './features/facts/facts.limits.ts'
import { TOOL_FIELDS } from './features/tools/tools.fields.ts'

/** The kinds of facts that come with Kitly, and what is known of the starter tools. */

const StarterKind = FactKind.partial({
  unit: true,
  options: true,
  is_filter: true,
  is_compared: true,
  on_card: true,
}).extend({
  /** Value → what it is called. */
  options: z.record(z.string(), z.string()).default({}),
  review_days: z.int().positive().default(FACT_REVIEW_DAYS),
})

/** Throws an Error that says what is wrong with the file. */
export async function readFactKinds(folder: string) {
  const kinds = z
    .array(StarterKind)
    .parse(JSON.parse(await readFile(join(folder, 'fact-kinds.json'), 'utf8')))
  return kinds.map(({ options, ...kind }) => ({
    unit: null,
    is_filter: false,
    is_compared: true,
    on_card: false,
    ...kind,
    options: Object.entries(options).map(([value, label]) => ({ value, label })),
  }))
}

/** What has become of a tool, as the fields of a tool have it. */
const StarterLife = z
  .object({
    state: TOOL_FIELDS.life_state.input.pipe(TOOL_FIELDS.life_state.output),
    since: TOOL_FIELDS.life_since.input,
    successor: TOOL_FIELDS.life_successor.input,
    note: TOOL_FIELDS.life_note.input,
    source_url: TOOL_FIELDS.life_source_url.input,
  })
  .transform(({ state, since, successor, note, source_url }) => ({
    life_state: state,
    life_since: since,
    life_successor: successor,
    life_note: note,
    life_source_url: source_url,
  }))

/** What is known of starter tools, by their slugs. Throws an Error that names file, line and mistake. */
export async function readStarterFacts(
  folder: string,
  kinds: Awaited<ReturnType<typeof readFactKinds>>,
  today = new Date().toISOString().slice(0, 10),
) {
  const Line = z.object({
    slug: z.string(),
    facts: factsSchema(kinds, today),
    plans: plansSchema(today),
    life: StarterLife.nullable().default(null),
  })
  const known: z.infer<typeof Line>[] = []
  const files = (await readdir(join(folder, 'facts'))).filter((file) => file.endsWith('.jsonl'))
  for (const file of files.sort()) {
    const lines = (await readFile(join(folder, 'facts', file), 'utf8')).split('\n').filter(Boolean)
    for (const [i, line] of lines.entries()) {
      const result = Line.safeParse(JSON.parse(line))
      if (!result.success) {
        throw new Error(`starter/facts/${file}, line ${i + 1}: ${z.prettifyError(result.error)}`)
      }
      known.push(result.data)
    }
  }
  return known
}
