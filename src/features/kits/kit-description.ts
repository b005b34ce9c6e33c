import { listed } from './kit-cost.ts'
import type { KitJob, MagicKit } from './kits.contract.ts'
import type { StoredKit } from './stored-kits.contract.ts'

/** What a kit says of itself: sentences made of facts, in the builder too when a tool is dropped. */

/** 'Cutting short clips' → 'cutting short clips'; 'SEO' and 'YouTube' stay. */
export const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}+(?!\p{L})/u.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label

export const fallbackDescription = (prompt: string): string => `Tools curated for: ${prompt}`

/** Other jobs that are named beside those that are asked for. */
const OTHERS = 3

export function descriptionOf(
  prompt: string,
  { tools, requirements }: Pick<MagicKit, 'tools' | 'requirements'>,
): string {
  const covered = requirements.filter((r) => r.is_covered)
  if (covered.length === 0) return fallbackDescription(prompt)
  const others = new Map(tools.map(({ job }) => [job.id, inSentence(job.label)]))
  for (const { id } of requirements) others.delete(id)
  const also = others.size > 0 ? ` It also helps with ${listed([...others.values()].slice(0, OTHERS))}.` : ''
  const wanted = listed(covered.map((r) => inSentence(r.label)))
  return tools.length === 1
    ? `One tool, for ${wanted}.`
    : `${tools.length} tools in the order in which you will need them, for ${wanted}.${also}`
}

/** What a stored kit was understood to need and has no tool for. */
export const gapsIn = ({ jobs, tools }: StoredKit): KitJob[] =>
  (jobs?.required ?? []).filter((job) => !tools.some((tool) => tool.job.id === job.id))
