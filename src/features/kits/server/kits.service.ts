import { toCard } from '../../../catalog/cards.ts'
import type { Catalog } from '../../../catalog/catalog.ts'
import { costOf } from '../kit-cost.ts'
import { descriptionOf } from '../kit-description.ts'
import type { KitStage } from '../kit-progress.ts'
import type { KitAlternative, KitJob, MagicKit, MagicKitRequest, ReadThing } from '../kits.contract.ts'
import type { KitVariantId } from '../kits.limits.ts'
import { adviceOf } from '../planner/advice.ts'
import { teamOf, teamPrice } from '../planner/costs.ts'
import { formatsOf } from '../planner/formats.ts'
import { type Offered, type Plan, planKit } from '../planner/plan.ts'
import { type Reading, readPrompt } from '../planner/reading/reading.ts'
import { type Job, jobById, toStepJob } from '../planner/vocabulary/jobs.ts'
import { nameOf, notesOf, questionOf, reasonFor, sizeOf, watchFor } from '../planner/wording.ts'
import {
  MODEL_TIMEOUT_MS,
  type ModelSettings,
  type Understanding,
  understand,
  wordReasons,
} from './kit-model.ts'

/** Chooses a kit for a request and says why. Nothing is stored. */
export function createMagicKit(
  catalog: Catalog,
  request: MagicKitRequest,
  { reading: given, variant }: { reading?: Reading; variant?: KitVariantId } = {},
): MagicKit {
  const { prompt, preferences, read_jobs, add_jobs, drop_jobs, locked, exclude, ignore, demands } = request
  const read = read_jobs.flatMap((id) => jobById.get(id) ?? [])
  const own = () => readPrompt(catalog, prompt, { ignore, demand: demands })
  const reading = given ?? (read.length > 0 ? readAs(own(), read) : undefined)
  const plan = planKit(
    catalog,
    { prompt, preferences, add: add_jobs, drop: drop_jobs, locked, exclude, ignore, demands, variant },
    reading,
  )
  return toMagicKit(plan, request)
}

function toMagicKit(plan: Plan, { prompt, preferences }: MagicKitRequest): MagicKit {
  const team = teamOf(plan.demands)
  const told = (offered: Offered, job: Job) => ({
    ...withReason(offered, job, preferences),
    suits: offered.suits.map((words) => asWritten(words, prompt)),
    team_price: teamPrice(offered.tool, team),
  })
  const tools = plan.tools.map(({ job, isLocked, alternatives, ...offered }, i) => ({
    ...told(offered, job),
    step: i + 1,
    job: toStepJob(job),
    is_locked: isLocked,
    alternatives: alternatives.map((other) => told(other, job)),
  }))
  const requirements = plan.requirements.map(({ job, origin, isCovered, words, near }) => ({
    id: job.id,
    label: job.label,
    source: origin,
    is_covered: isCovered,
    words,
    near: near.map(({ tool, missed }) => ({ ...toCard(tool), missed: missed.map(({ label }) => label) })),
  }))
  return {
    tools,
    kit_name: nameOf(prompt, plan),
    description: descriptionOf(prompt, { tools, requirements }),
    requirements,
    unclear: plan.unclear.map(({ answers, ...said }) => ({ ...said, answers: answers.map(toKitJob) })),
    suggestions: plan.suggestions.map(toKitJob),
    read: readIn(plan),
    question: questionOf(plan),
    size: sizeOf(plan, preferences.kit_size),
    advice: adviceOf(plan),
    cost: costOf(tools, team),
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
    understanding = await understand(settings, catalog, request.prompt, signal)
  } catch (error) {
    onFailure(error)
    const kit = createMagicKit(catalog, request)
    return { ...kit, notes: [...kit.notes, MODEL_FAILED] }
  }
  onStage('choosing')
  const { ignore, demands: demand } = request
  const own = readPrompt(catalog, request.prompt, { ignore, demand })
  // What a prompt plainly does not want stays unwanted, whatever the model makes of it.
  const jobs = understanding.jobs.filter((job) => !own.unwanted.has(job.id))
  const { kit_name, description } = understanding
  const kit = createMagicKit(catalog, request, {
    reading: withMore(readAs(own, jobs), understanding, ignore),
  })
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

const toKitJob = ({ id, label }: Job): KitJob => ({ id, label })

/** A reading with the jobs that somebody else has found in the prompt. */
const readAs = (own: Reading, jobs: readonly Job[]): Reading => ({
  ...own,
  jobs: jobs.map((job) => ({
    job,
    probability: 1,
    possible: [[job, 1]],
    words: own.jobs.find((found) => found.job === job)?.words ?? '',
  })),
  // Nobody else says which words are left.
  wishes: [],
  hints: new Map(),
  isUnderstood: own.isUnderstood || jobs.length > 0,
})

/** A reading with the demands and tools that a model has found beside: what a person has taken away stays away. */
function withMore(own: Reading, { demands, named }: Understanding, ignore: readonly string[]): Reading {
  const isNew = (list: readonly { id: string }[], id: string) =>
    !ignore.includes(id) && !list.some((entry) => entry.id === id)
  return {
    ...own,
    demands: [...own.demands, ...demands.filter(({ id }) => isNew(own.demands, id))],
    named: [
      ...own.named,
      ...named.filter(
        ({ tool }) => !ignore.includes(`tool:${tool.id}`) && !own.named.some((n) => n.tool === tool),
      ),
    ],
  }
}

/** Words with the capitals that they have in a text: 'OBS', 'iPhone'. */
function asWritten(words: string, text: string): string {
  const at = text.toLowerCase().indexOf(words)
  return at < 0 ? words : text.slice(at, at + words.length)
}

const withReason = (
  offered: Offered,
  job: Job,
  preferences: MagicKitRequest['preferences'],
): Omit<KitAlternative, 'suits'> => ({
  ...toCard(offered.tool),
  reason: reasonFor(offered.tool, job),
  reason_source: 'catalog',
  watch: watchFor(offered.tool, preferences, offered),
  unknown: offered.unknown.map(({ label }) => label),
  formats: formatsOf(offered.tool),
})

/** What was read besides jobs, so that a misunderstanding shows and can be taken away. */
function readIn({ reading: { named, traits, language }, demands }: Plan): ReadThing[] {
  const roles = {
    refused: 'Not',
    owned: 'You have',
    wished: 'With',
    model: 'In place of',
    beside: 'Left out:',
  } as const
  const things: ReadThing[] = [
    ...named.map(({ tool, role }) => ({
      id: `tool:${tool.id}`,
      kind: role,
      label: `${roles[role]} ${tool.name}`,
    })),
    ...demands.map(({ id, label }) => ({ id, kind: 'demand' as const, label })),
    ...[...new Set(traits.tags.map(({ label }) => label))].map((label) => ({
      id: `audience:${label}`,
      kind: 'audience' as const,
      label,
    })),
    ...(language === 'en' || language === 'und'
      ? []
      : [{ id: `language:${language}`, kind: 'language' as const, label: languageName(language) }]),
  ]
  return [...new Map(things.map((thing) => [thing.id, thing])).values()]
}

const languageName = (code: string) => `Read in ${new Intl.DisplayNames('en', { type: 'language' }).of(code)}`
