import { z } from 'zod'
import { endpoint } from '../../shared/contract.ts'
import {
  KIT_ALTERNATIVES,
  KIT_BUDGETS,
  KIT_CHANGES_MAX,
  KIT_DESCRIPTION_MAX,
  KIT_NAME_MAX,
  KIT_PROMPT_MAX,
  KIT_PROMPT_MIN,
  KIT_SIZES,
  KIT_TOOLS_MAX,
  SKILL_LEVELS,
} from '../../shared/limits.ts'
import { ToolCard } from '../tools/tools.contract.ts'
import { PROMPT_LONG, PROMPT_MISSING, PROMPT_SHORT, promptLength } from './kit-prompt.ts'

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

const jobId = z.string().max(60)
const changes = <S extends z.ZodType>(entry: S) =>
  z.array(entry).max(KIT_CHANGES_MAX, `must have at most ${KIT_CHANGES_MAX} entries`).default([])

export const MagicKitRequest = z.object({
  prompt: KitPrompt,
  preferences: KitPreferences.default({ budget: 'mixed', complexity: 'intermediate', kit_size: 7 }),
  add_jobs: changes(jobId).describe('Ids of jobs that the kit must cover as well'),
  drop_jobs: changes(jobId).describe('Ids of jobs that the kit must not cover'),
  locked: changes(z.object({ tool_id: z.int(), job: jobId.optional() })).describe(
    'Tools that stay, each with its job; without one, with what it is mainly for',
  ),
  exclude: changes(z.int()).describe('Ids of tools that must not come'),
})
export type MagicKitRequest = z.infer<typeof MagicKitRequest>

export const KitJob = z.object({ id: z.string(), label: z.string() })
export type KitJob = z.infer<typeof KitJob>

export const KitAlternative = ToolCard.extend({
  reason: z.string().describe('Why it is here, in a sentence of facts from the catalogue'),
})
export const KitTool = KitAlternative.extend({
  step: z.int().describe('Its place in the order of use, from 1'),
  job: KitJob.describe('What it does in this project'),
  is_locked: z.boolean(),
  alternatives: z.array(KitAlternative).max(KIT_ALTERNATIVES).describe('Others that do the same job'),
})
export type KitTool = z.infer<typeof KitTool>
export type KitAlternative = z.infer<typeof KitAlternative>

export const MagicKit = z.object({
  tools: z.array(KitTool).describe('In the order of use'),
  kit_name: z.string(),
  description: z.string(),
  requirements: z
    .array(KitJob.extend({ source: z.enum(['prompt', 'added']), is_covered: z.boolean() }))
    .describe('The jobs that the project was understood to need'),
  suggestions: z.array(KitJob).describe('Jobs that could be added'),
  understood: z.array(z.string()).describe('What else was understood: people, places, tools that are named'),
  cost: z.object({
    free_count: z.int().describe('Tools that can be used free of charge'),
    paid_count: z.int().describe('Tools that need a paid plan'),
    summary: z.string(),
  }),
  notes: z.array(z.string()).describe('What the person should know about this kit'),
  planner: z.enum(['kitly', 'model']).describe('Who read the prompt'),
})
export type MagicKit = z.infer<typeof MagicKit>

/** A kit as its maker hands it over: the tools by id, each with its job. What is said of them is the catalogue's. */
export const KitInput = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Name is required')
    .max(KIT_NAME_MAX, `Name must have at most ${KIT_NAME_MAX} characters`),
  description: z
    .string()
    .trim()
    .max(
      KIT_DESCRIPTION_MAX,
      `Description must have at most ${KIT_DESCRIPTION_MAX.toLocaleString('en')} characters`,
    )
    .default(''),
  prompt: KitPrompt,
  preferences: KitPreferences,
  items: z
    .array(z.object({ tool_id: z.int(), job: jobId, is_locked: z.boolean().default(false) }))
    .min(1, 'A kit must have at least one tool')
    .max(KIT_TOOLS_MAX, `A kit must have at most ${KIT_TOOLS_MAX} tools`),
})
export type KitInput = z.infer<typeof KitInput>

/** A kit that is kept. A tool that is not in the directory any more is left with its name. */
export const KeptKit = z.object({
  name: z.string(),
  description: z.string(),
  prompt: z.string(),
  preferences: KitPreferences,
  tools: z.array(
    z.object({
      step: z.int(),
      tool_id: z.int(),
      name: z.string(),
      job: KitJob,
      is_locked: z.boolean(),
      reason: z.string(),
      card: ToolCard.nullable().describe('Null when the tool is no longer in the directory'),
    }),
  ),
  cost: MagicKit.shape.cost,
  created_at: z.string(),
})
export type KeptKit = z.infer<typeof KeptKit>
export const SavedKit = KeptKit.extend({ id: z.string() })
export type SavedKit = z.infer<typeof SavedKit>

const tokenParam = z.object({ token: z.string().min(1).max(100) })
const idParam = z.object({ id: z.string().min(1).max(100) })
const Done = z.object({ success: z.literal(true) })

const tag = 'Kits'

export const kitsEndpoints = {
  createMagicKit: endpoint({
    method: 'POST',
    path: '/api/magic-kit',
    access: 'public',
    tag,
    summary: 'Put a kit of tools together for a project',
    description:
      'Without a language model, equal requests have equal answers as long as the catalogue does not change. With Accept: application/x-ndjson the answer is a line for each stage, and the kit in the last one.',
    body: MagicKitRequest,
    output: z.union([MagicKit, z.instanceof(ReadableStream)]),
    errors: ['rate_limited'],
  }),
  makeKitPdf: endpoint({
    method: 'POST',
    path: '/api/kits/pdf',
    access: 'public',
    tag,
    summary: 'Make a PDF of a kit',
    body: KitInput,
    contentType: 'application/pdf',
    output: z.instanceof(ReadableStream),
    errors: ['rate_limited'],
  }),
  shareKit: endpoint({
    method: 'POST',
    path: '/api/kits/shared',
    access: 'public',
    tag,
    summary: 'Share a kit by a link',
    description: 'The token is the link; the secret, which is answered once, is what it is withdrawn with.',
    body: KitInput,
    output: z.object({ token: z.string(), secret: z.string() }),
    status: 201,
    errors: ['rate_limited'],
  }),
  getSharedKit: endpoint({
    method: 'GET',
    path: '/api/kits/shared/{token}',
    access: 'public',
    tag,
    summary: 'Read a shared kit',
    params: tokenParam,
    output: KeptKit,
    errors: ['not_found'],
  }),
  withdrawKit: endpoint({
    method: 'POST',
    path: '/api/kits/shared/{token}/withdraw',
    access: 'public',
    tag,
    summary: 'Withdraw a shared kit',
    params: tokenParam,
    body: z.object({ secret: z.string('Secret is required').min(1, 'Secret is required').max(100) }),
    output: Done,
    errors: ['not_found', 'rate_limited'],
  }),
  listSavedKits: endpoint({
    method: 'GET',
    path: '/api/users/saved-kits',
    access: 'user',
    tag,
    summary: 'List one’s saved kits, the newest first',
    output: z.array(SavedKit),
  }),
  saveKit: endpoint({
    method: 'POST',
    path: '/api/users/saved-kits',
    access: 'user',
    tag,
    summary: 'Save a kit',
    body: KitInput,
    output: SavedKit,
    status: 201,
    errors: ['conflict'],
  }),
  renameKit: endpoint({
    method: 'PUT',
    path: '/api/users/saved-kits/{id}',
    access: 'user',
    tag,
    summary: 'Rename a saved kit',
    params: idParam,
    body: KitInput.pick({ name: true }),
    output: SavedKit,
    errors: ['not_found'],
  }),
  duplicateKit: endpoint({
    method: 'POST',
    path: '/api/users/saved-kits/{id}/duplicate',
    access: 'user',
    tag,
    summary: 'Duplicate a saved kit',
    params: idParam,
    output: SavedKit,
    status: 201,
    errors: ['not_found', 'conflict'],
  }),
  restoreKit: endpoint({
    method: 'POST',
    path: '/api/users/saved-kits/{id}/restore',
    access: 'user',
    tag,
    summary: 'Bring a deleted kit back',
    params: idParam,
    output: SavedKit,
    errors: ['not_found', 'conflict'],
  }),
  deleteKit: endpoint({
    method: 'DELETE',
    path: '/api/users/saved-kits/{id}',
    access: 'user',
    tag,
    summary: 'Delete a saved kit',
    params: idParam,
    output: Done,
    errors: ['not_found'],
  }),
}
