import { type Catalog, type CatalogTool, toCard } from '../../../catalog/catalog.ts'
import { costOf } from '../kit-cost.ts'
import type { KitAlternative, MagicKit, MagicKitRequest } from '../kits.contract.ts'
import type { Job } from '../planner/jobs.ts'
import { type Plan, planKit } from '../planner/plan.ts'
import type { Reading } from '../planner/reading.ts'
import { descriptionOf, nameOf, notesOf, reasonFor } from '../planner/wording.ts'

/** Chooses a kit for a request and says why. Nothing is stored. */
export function createMagicKit(catalog: Catalog, request: MagicKitRequest, reading?: Reading): MagicKit {
  const { prompt, preferences, add_jobs, drop_jobs, locked, exclude } = request
  const plan = planKit(
    catalog,
    { prompt, preferences, add: add_jobs, drop: drop_jobs, locked, exclude },
    reading,
  )
  return toMagicKit(plan, request)
}

function toMagicKit(plan: Plan, { prompt, preferences }: MagicKitRequest): MagicKit {
  return {
    tools: plan.tools.map(({ tool, job, isLocked, alternatives }, i) => ({
      ...withReason(tool, job),
      step: i + 1,
      job: { id: job.id, label: job.label },
      is_locked: isLocked,
      alternatives: alternatives.map((other) => withReason(other, job)),
    })),
    kit_name: nameOf(prompt, plan),
    description: descriptionOf(prompt, plan),
    requirements: plan.requirements.map(({ job, origin, isCovered }) => ({
      id: job.id,
      label: job.label,
      source: origin,
      is_covered: isCovered,
    })),
    suggestions: plan.suggestions.map(({ id, label }) => ({ id, label })),
    understood: understoodIn(plan.reading),
    cost: costOf(plan.tools.map((t) => t.tool)),
    notes: notesOf(plan, preferences.kit_size),
    planner: 'kitly',
  }
}

const withReason = (tool: CatalogTool, job: Job): KitAlternative => ({
  ...toCard(tool),
  reason: reasonFor(tool, job),
})

/** What was read besides jobs, so that a misunderstanding shows. */
function understoodIn({ traits, named }: Reading): string[] {
  const roles = { owned: 'You have', model: 'In place of', beside: 'Named:' } as const
  return [
    ...new Set([...traits.tags.map((t) => t.label), ...named.map((n) => `${roles[n.role]} ${n.tool.name}`)]),
  ]
}
