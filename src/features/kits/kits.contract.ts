import { z } from 'zod'
import { type ByName, endpointsOf } from '../../shared/contract.ts'
import { integer } from '../../shared/fields.ts'
import { PriceFrom } from '../facts/facts.contract.ts'
import { ToolCard } from '../tools/tools.contract.ts'
import { SKILL_LEVELS } from '../tools/tools.limits.ts'
import { PROMPT_LONG, PROMPT_MISSING, PROMPT_SHORT, promptLength } from './kit-prompt.ts'
import {
  HANDS_ON_ICONS,
  KIT_ALTERNATIVES,
  KIT_BUDGETS,
  KIT_CHANGES_MAX,
  KIT_PROMPT_MAX,
  KIT_PROMPT_MIN,
  KIT_SIZES,
  KIT_VARIANTS,
} from './kits.limits.ts'

export const KitPrompt = z
  .string(PROMPT_MISSING)
  .trim()
  .min(1, PROMPT_MISSING)
  .refine((text) => promptLength(text) >= KIT_PROMPT_MIN, PROMPT_SHORT)
  .refine((text) => promptLength(text) <= KIT_PROMPT_MAX, PROMPT_LONG)

export const KitPreferences = z.object({
  budget: z.enum(KIT_BUDGETS, `must be one of ${KIT_BUDGETS.join(', ')}`).default('mixed'),
  complexity: z.enum(SKILL_LEVELS, `must be one of ${SKILL_LEVELS.join(', ')}`).default('intermediate'),
  kit_size: z.literal([...KIT_SIZES], `must be one of ${KIT_SIZES.join(', ')}`).default(7),
})
export type KitPreferences = z.infer<typeof KitPreferences>

export const jobId = z.string().max(60)
const changes = <S extends z.ZodType>(entry: S) =>
  z.array(entry).max(KIT_CHANGES_MAX, `must have at most ${KIT_CHANGES_MAX} entries`).default([])

/** What was read names itself so: 'free', 'price:20', 'tool:12', 'audience:teachers', 'asks:12-40'. */
export const readId = z
  .string()
  .regex(/^[a-z-]{1,20}(:[a-z0-9. -]{1,60})?$/i, 'must be the id of something that was read')

export const MagicKitRequest = z.object({
  prompt: KitPrompt,
  preferences: KitPreferences.default({ budget: 'mixed', complexity: 'intermediate', kit_size: 7 }),
  read_jobs: changes(jobId).describe(
    'Ids of the jobs that the prompt was understood to need when it was read before, by a language model; with them it is not read again',
  ),
  add_jobs: changes(jobId).describe('Ids of jobs that the kit must cover as well'),
  drop_jobs: changes(jobId).describe('Ids of jobs that the kit must not cover'),
  locked: changes(z.object({ tool_id: integer(), job: jobId.optional() })).describe(
    'Tools that stay, each with its job; without one, with what it is mainly for',
  ),
  exclude: changes(integer()).describe('Ids of tools that must not come'),
  ignore: changes(readId).describe(
    'Ids of what was read in the prompt and is not meant, from `read`, and from `unclear` of what asks for nothing',
  ),
  demands: changes(readId).describe(
    'Ids of demands that the prompt does not name, such as open-source or data:eu',
  ),
})
export type MagicKitRequest = z.infer<typeof MagicKitRequest>

export const KitJob = z.object({ id: z.string(), label: z.string() })
export type KitJob = z.infer<typeof KitJob>

export const StepJob = KitJob.extend({
  hands_on: z
    .object({ icon: z.enum(HANDS_ON_ICONS), label: z.string() })
    .nullable()
    .describe('What the next step can work with'),
  takes_from: z.array(z.string()).describe('Ids of the jobs whose results it can work with'),
})
export type StepJob = z.infer<typeof StepJob>

export const KitFormats = z
  .object({ takes: z.array(z.string()), gives: z.array(z.string()) })
  .describe('Of files, where they are known')
export type KitFormats = z.infer<typeof KitFormats>

export const ReasonSource = z
  .enum(['catalog', 'model'])
  .describe('Whether the reason is made of facts of the catalogue, or written by a language model')

export const KitAlternative = ToolCard.extend({
  reason: z.string().describe('Why it is here, in a sentence'),
  reason_source: ReasonSource,
  suits: z
    .array(z.string())
    .describe('What the prompt says that speaks for it rather than for the usual tool'),
  watch: z.string().nullable().describe('What to look out for with it in this project'),
  unknown: z.array(z.string()).describe('Demands of which nobody knows whether it meets them'),
  team_price: PriceFrom.nullable()
    .optional()
    .describe('Where a team is named, what its cheapest paid plan costs all of it a month'),
  formats: KitFormats,
})
export const KitTool = KitAlternative.extend({
  step: z.int().describe('Its place in the order of use, from 1'),
  job: StepJob.describe('What it does in this project'),
  is_locked: z.boolean(),
  alternatives: z.array(KitAlternative).max(KIT_ALTERNATIVES).describe('Others that do the same job'),
})
export type KitTool = z.infer<typeof KitTool>
export type KitAlternative = z.infer<typeof KitAlternative>

export const JobSource = z.enum(['prompt', 'added'])
export const Planner = z.enum(['kitly', 'model']).describe('Who read the prompt')

export const READ_KINDS = [
  'refused',
  'owned',
  'wished',
  'model',
  'beside',
  'demand',
  'audience',
  'language',
] as const
export const ReadThing = z.object({
  id: z.string().describe('Names it in `ignore`'),
  kind: z.enum(READ_KINDS),
  label: z.string(),
})
export type ReadThing = z.infer<typeof ReadThing>

/** A tool that would do a job but for what is demanded. */
const NearTool = ToolCard.extend({
  missed: z.array(z.string()).describe('The demands that it does not meet, or of which nobody knows'),
})

export const MagicKit = z.object({
  tools: z.array(KitTool).describe('In the order of use'),
  kit_name: z.string(),
  description: z.string(),
  requirements: z
    .array(
      KitJob.extend({
        source: JobSource,
        is_covered: z.boolean(),
        words: z.string().describe('The words of the prompt that ask for it; empty where it was added'),
        near: z.array(NearTool).describe('Where no tool meets what is demanded: what comes nearest'),
      }),
    )
    .describe('The jobs that the project was understood to need'),
  unclear: z
    .array(z.object({ id: ReadThing.shape.id, words: z.string(), answers: z.array(KitJob) }))
    .describe('Words that ask for something of which nothing is sure; an answer is a job for `add_jobs`'),
  suggestions: z.array(KitJob).describe('Jobs that could be added'),
  read: z
    .array(ReadThing)
    .describe('What else was read: tools that are refused or had, demands, people, language'),
  question: z
    .object({ text: z.string(), answers: z.array(KitJob) })
    .nullable()
    .describe('Asked instead of guessing where nothing is sure; an answer is a job for `add_jobs`'),
  size: z.object({ used: z.int(), most: z.int(), sentence: z.string() }),
  advice: z.array(z.string()).describe('Overlaps, what to leave out first, what the budget allows'),
  cost: z.object({
    free_count: z.int().describe('Tools that can be used free of charge'),
    paid_count: z.int().describe('Tools that need a paid plan'),
    summary: z.string(),
    monthly: z.number().describe('US dollars a month of the paid plans whose price is known'),
    yearly: z.number(),
    unknown_count: z.int().describe('Paid tools whose price is not known, or not in dollars'),
    team: z.int().nullable().describe('How many people it is reckoned for; null where none are named: one'),
  }),
  notes: z.array(z.string()).describe('What the person should know about this kit'),
  planner: Planner,
})
export type MagicKit = z.infer<typeof MagicKit>

/** One way to do all jobs of a project, by what it was chosen for. */
export const KitVariant = z.object({
  id: z.enum(KIT_VARIANTS),
  label: z.string(),
  tools: z
    .array(
      ToolCard.extend({
        job: KitJob,
        skill_level: z.enum(SKILL_LEVELS).nullable().describe('Null where it is not known'),
        team_price: KitAlternative.shape.team_price,
      }),
    )
    .describe('In the order of use'),
  cost: MagicKit.shape.cost,
})
export type KitVariant = z.infer<typeof KitVariant>

const open = endpointsOf({ access: 'public', tag: 'Kits' })

export const kitsEndpoints = {
  createMagicKit: open('POST /api/magic-kit', {
    summary: 'Put a kit of tools together for a project',
    description:
      'Without a language model, equal requests have equal answers as long as the catalogue does not change. With Accept: application/x-ndjson the answer is a line for each stage, and the kit in the last one.',
    body: MagicKitRequest,
    output: z.union([MagicKit, z.instanceof(ReadableStream)]),
    errors: ['rate_limited'],
  }),
  createKitVariants: open('POST /api/magic-kit/variants', {
    summary: 'Put several kits together for one project: the cheapest, the simplest and the strongest',
    description:
      'Takes what POST /api/magic-kit takes and reads it alike; the budget and the complexity are those of each variant. To take one, send its tools as `locked`.',
    body: MagicKitRequest,
    output: z.object({ variants: z.array(KitVariant) }),
    errors: ['rate_limited'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof kitsEndpoints> {}
}
