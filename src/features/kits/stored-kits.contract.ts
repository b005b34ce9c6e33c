import { z } from 'zod'
import { type ByName, endpointsOf } from '../../shared/contract.ts'
import { integer } from '../../shared/fields.ts'
import { ToolCard } from '../tools/tools.contract.ts'
import { plainText } from './kit-text.ts'
import {
  JobSource,
  jobId,
  KitAlternative,
  KitFormats,
  KitJob,
  KitPreferences,
  KitPrompt,
  MagicKit,
  Planner,
  ReasonSource,
  readId,
  StepJob,
} from './kits.contract.ts'
import {
  KIT_CHANGES_MAX,
  KIT_DESCRIPTION_MAX,
  KIT_JOBS_MAX,
  KIT_NAME_MAX,
  KIT_REASON_MAX,
  KIT_SUGGESTIONS,
  KIT_TEAM_MAX,
  KIT_TOOLS_MAX,
} from './kits.limits.ts'

/** A list of jobs, or of what else was read, each named once. */
const jobsOnce = <S extends z.ZodType>(entry: S, max: number, idOf: (value: z.infer<S>) => string) =>
  z
    .array(entry)
    .max(max, `must have at most ${max} entries`)
    .refine((list) => new Set(list.map(idOf)).size === list.length, 'must name each once')
const readIds = jobsOnce(readId, KIT_CHANGES_MAX, (id) => id).optional()
const jobIds = (max: number) => jobsOnce(jobId, max, (id) => id)

/** The jobs of a kit as its maker left them, by id. */
const KitJobsInput = z.object({
  planner: Planner,
  required: jobsOnce(z.object({ id: jobId, source: JobSource }), KIT_JOBS_MAX, (job) => job.id).describe(
    'What the project was understood to need',
  ),
  suggested: jobIds(KIT_SUGGESTIONS).describe('What was offered to be added'),
  added: jobIds(KIT_CHANGES_MAX).describe('What was added by hand'),
  dropped: jobIds(KIT_CHANGES_MAX).describe('What was taken away by hand'),
  ignored: readIds.describe('Ids of what was read in the prompt and is not meant'),
  demands: readIds.describe('Ids of demands that were added by hand'),
  team: integer()
    .min(2)
    .max(KIT_TEAM_MAX)
    .nullable()
    .default(null)
    .describe('How many people it is for, where that was read'),
})

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
    .array(
      z.object({
        tool_id: integer(),
        job: jobId,
        is_locked: z.boolean().default(false),
        reason: plainText(KIT_REASON_MAX, 'A reason')
          .optional()
          .describe('Only where a model has written it'),
      }),
    )
    .min(1, 'A kit must have at least one tool')
    .max(KIT_TOOLS_MAX, `A kit must have at most ${KIT_TOOLS_MAX} tools`),
  jobs: KitJobsInput.nullable()
    .default(null)
    .describe('Without it, the prompt is read again when the kit is opened'),
})
export type KitInput = z.infer<typeof KitInput>

/** A kit as it is stored. A tool that is not in the directory any more is left with its name. */
export const StoredKit = z.object({
  name: z.string(),
  description: z.string(),
  prompt: z.string(),
  preferences: KitPreferences,
  tools: z.array(
    z.object({
      step: z.int(),
      tool_id: z.int(),
      name: z.string(),
      job: StepJob,
      is_locked: z.boolean(),
      reason: z.string(),
      reason_source: ReasonSource,
      watch: z.string().nullable().describe('What to look out for with it'),
      team_price: KitAlternative.shape.team_price,
      formats: KitFormats,
      card: ToolCard.nullable().describe('Null when the tool is no longer in the directory'),
    }),
  ),
  jobs: z
    .object({
      planner: Planner,
      required: z.array(KitJob.extend({ source: JobSource })),
      suggested: z.array(KitJob),
      added: z.array(KitJob),
      dropped: z.array(KitJob),
      ignored: z.array(KitJob).describe('What was read in the prompt and is not meant'),
      demands: z.array(KitJob).describe('Demands that were added by hand'),
      team: z.int().nullable().describe('How many people it is for, where that was read'),
    })
    .nullable()
    .describe('As its maker left them; null for kits that were kept before jobs were'),
  cost: MagicKit.shape.cost,
  created_at: z.string(),
})
export type StoredKit = z.infer<typeof StoredKit>
export const SavedKit = StoredKit.extend({
  id: z.string(),
  version: z.int().describe('Grows with each change'),
})
export type SavedKit = z.infer<typeof SavedKit>

/** A link that somebody made while signed in. */
export const SharedLink = z.object({
  id: z.string(),
  name: z.string(),
  tool_count: z.int(),
  created_at: z.string(),
  token: z
    .string()
    .nullable()
    .describe('Null where the link can only be withdrawn: the server’s key is another one'),
})
export type SharedLink = z.infer<typeof SharedLink>

const tokenParam = z.object({ token: z.string().min(1).max(100) })
const idParam = z.object({ id: z.string().min(1).max(100) })
const Done = z.object({ success: z.literal(true) })

/** What endpoints have in common: those for anyone, those of one's own, and those of one's saved kit. */
const open = endpointsOf({ access: 'public', tag: 'Kits' })
const own = endpointsOf({ access: 'user', tag: 'Kits' })
const ownSaved = endpointsOf({ access: 'user', tag: 'Kits', params: idParam, output: SavedKit })

export const storedKitsEndpoints = {
  makeKitPdf: open('POST /api/kits/pdf', {
    summary: 'Make a PDF of a kit',
    body: KitInput,
    contentType: 'application/pdf',
    output: z.instanceof(ReadableStream),
    errors: ['rate_limited'],
  }),
  shareKit: open('POST /api/kits/shared', {
    summary: 'Share a kit by a link',
    description:
      'The token is the link; the secret, which is answered once, is what it is withdrawn with. Whoever is signed in finds it among their links as well.',
    body: KitInput,
    output: z.object({ token: z.string(), secret: z.string() }),
    status: 201,
    errors: ['rate_limited', 'conflict'],
  }),
  getSharedKit: open('GET /api/kits/shared/{token}', {
    summary: 'Read a shared kit',
    params: tokenParam,
    output: StoredKit,
    errors: ['not_found'],
  }),
  withdrawKit: open('POST /api/kits/shared/{token}/withdraw', {
    summary: 'Withdraw a shared kit',
    params: tokenParam,
    body: z.object({ secret: z.string('Secret is required').min(1, 'Secret is required').max(100) }),
    output: Done,
    errors: ['not_found', 'rate_limited'],
  }),
  listSavedKits: own('GET /api/users/saved-kits', {
    summary: 'List one’s saved kits, the newest first',
    output: z.array(SavedKit),
  }),
  saveKit: own('POST /api/users/saved-kits', {
    summary: 'Save a kit',
    body: KitInput,
    output: SavedKit,
    status: 201,
    errors: ['conflict'],
  }),
  renameKit: ownSaved('PUT /api/users/saved-kits/{id}', {
    summary: 'Rename a saved kit',
    body: KitInput.pick({ name: true }),
    errors: ['not_found'],
  }),
  changeKit: ownSaved('PUT /api/users/saved-kits/{id}/contents', {
    summary: 'Save a changed kit in the place of a saved one',
    description: 'With the `version` that was read: what was changed meanwhile is not written over, 409.',
    body: KitInput.extend({ version: integer('Version is required') }),
    errors: ['not_found', 'conflict'],
  }),
  duplicateKit: ownSaved('POST /api/users/saved-kits/{id}/duplicate', {
    summary: 'Duplicate a saved kit',
    status: 201,
    errors: ['not_found', 'conflict'],
  }),
  restoreKit: ownSaved('POST /api/users/saved-kits/{id}/restore', {
    summary: 'Bring a deleted kit back',
    errors: ['not_found', 'conflict'],
  }),
  deleteKit: own('DELETE /api/users/saved-kits/{id}', {
    summary: 'Delete a saved kit',
    params: idParam,
    output: Done,
    errors: ['not_found'],
  }),
  listSharedLinks: own('GET /api/users/shared-kits', {
    summary: 'List the links by which one shares kits, the newest first',
    description: 'Links that were made without being signed in are nobody’s.',
    output: z.array(SharedLink),
  }),
  withdrawLink: own('DELETE /api/users/shared-kits/{id}', {
    summary: 'Withdraw a link of one’s own',
    params: idParam,
    output: Done,
    errors: ['not_found'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof storedKitsEndpoints> {}
}
