import { type Catalog, type CatalogTool, toCard } from '../../../catalog/catalog.ts'
import { costOf } from '../kit-cost.ts'
import { descriptionOf } from '../kit-description.ts'
import type { KitStage } from '../kit-progress.ts'
import type { KitAlternative, MagicKit, MagicKitRequest } from '../kits.contract.ts'
import { type Plan, planKit } from '../planner/plan.ts'
import { type Reading, readPrompt } from '../planner/reading/reading.ts'
import { type Job, jobById, toStepJob } from '../planner/vocabulary/jobs.ts'
import { nameOf, notesOf, reasonFor } from '../planner/wording.ts'
import {
  MODEL_TIMEOUT_MS,
  type ModelSettings,
  type Understanding,
  understand,
  wordReasons,
} from './kit-model.ts'

/** Chooses a kit for a request and says why. Nothing is stored. */
export function createMagicKit(catalog: Catalog, request: MagicKitRequest, given?: Reading): MagicKit {
  const { prompt, preferences, read_jobs, add_jobs, drop_jobs, locked, exclude } = request
  const read = read_jobs.flatMap((id) => jobById.get(id) ?? [])
  const reading = given ?? (read.length > 0 ? readAs(readPrompt(catalog, prompt), read) : undefined)
  const plan = planKit(
    catalog,
    { prompt, preferences, add: add_jobs, drop: drop_jobs, locked, exclude },
    reading,
  )
  return toMagicKit(plan, request)
}

function toMagicKit(plan: Plan, { prompt, preferences }: MagicKitRequest): MagicKit {
  const tools = plan.tools.map(({ tool, job, isLocked, alternatives }, i) => ({
    ...withReason(tool, job),
    step: i + 1,
    job: toStepJob(job),
    is_locked: isLocked,
    alternatives: alternatives.map((other) => withReason(other, job)),
  }))
  const requirements = plan.requirements.map(({ job, origin, isCovered }) => ({
    id: job.id,
    label: job.label,
    source: origin,
    is_covered: isCovered,
  }))
  return {
    tools,
    kit_name: nameOf(prompt, plan),
    description: descriptionOf(prompt, { tools, requirements }),
    requirements,
    suggestions: plan.suggestions.map(({ id, label }) => ({ id, label })),
    understood: understoodIn(plan.reading),
    cost: costOf(plan.tools.map((t) => t.tool)),
    notes: notesOf(plan, preferences.kit_size),
    planner: 'kitly',
  }
}

export const MODEL_FAILED = 'The language model gave no usable answer, so this kit was planned without it.'

/**
 * The same with a language model, which reads the prompt and words the result; the tools are still the planner's.
 * Whatever goes wrong with the model, the kit comes, with a note. Only a first kit is read by it: what a person
 * changes afterwards must change nothing else.
 */
export async function createKitWithModel(
  catalog: Catalog,
  request: MagicKitRequest,
  settings: ModelSettings,
  {
    onStage = () => {},
    onFailure = () => {},
    timeoutMs = MODEL_TIMEOUT_MS,
  }: {
    onStage?: (stage: KitStage) => void
    onFailure?: (error: unknown) => void
    timeoutMs?: number
  } = {},
): Promise<MagicKit> {
  const signal = AbortSignal.timeout(timeoutMs)
  let understanding: Understanding
  onStage('reading')
  try {
    understanding = await understand(settings, request.prompt, signal)
  } catch (error) {
    onFailure(error)
    const kit = createMagicKit(catalog, request)
    return { ...kit, notes: [...kit.notes, MODEL_FAILED] }
  }
  onStage('choosing')
  const own = readPrompt(catalog, request.prompt)
  // What a prompt plainly does not want stays unwanted, whatever the model makes of it.
  const jobs = understanding.jobs.filter((job) => !own.unwanted.has(job.id))
  const { kit_name, description } = understanding
  const kit = createMagicKit(catalog, request, readAs(own, jobs))
  if (kit.tools.length === 0) return kit
  onStage('wording')
  let reasons = new Map<number, string>()
  try {
    reasons = await wordReasons(settings, request, kit, signal)
  } catch (error) {
    // The planner's own reasons stand.
    onFailure(error)
  }
  return {
    ...kit,
    kit_name,
    description,
    tools: kit.tools.map((tool) => {
      const reason = reasons.get(tool.id)
      return reason === undefined ? tool : { ...tool, reason, reason_source: 'model' as const }
    }),
    planner: 'model',
  }
}

/** A reading with the jobs that somebody else has found in the prompt. */
const readAs = (own: Reading, jobs: readonly Job[]): Reading => ({
  ...own,
  jobs: jobs.map((job, at) => ({ job, probability: 1, at })),
  hints: new Map(),
  isUnderstood: own.isUnderstood || jobs.length > 0,
})

const withReason = (tool: CatalogTool, job: Job): KitAlternative => ({
  ...toCard(tool),
  reason: reasonFor(tool, job),
  reason_source: 'catalog',
})

/** What was read besides jobs, so that a misunderstanding shows. */
function understoodIn({ traits, named }: Reading): string[] {
  const roles = { owned: 'You have', model: 'In place of', beside: 'Named:' } as const
  return [
    ...new Set([...traits.tags.map((t) => t.label), ...named.map((n) => `${roles[n.role]} ${n.tool.name}`)]),
  ]
}
