import { z } from 'zod'
import { type ByName, endpoint } from '../../shared/contract.ts'
import { Done } from '../../shared/done.ts'
import { clearableText, idParam, recordId } from '../../shared/fields.ts'
import { BundleCard } from '../bundles/bundles.contract.ts'
import { ToolCard } from '../tools/tools.contract.ts'
import { FOLDER_MAX, NOTE_MAX } from './saved.limits.ts'

/** What a person adds to a saved tool; what is left out stays. */
export const SavedToolInput = z.object({
  note: clearableText('Note', NOTE_MAX),
  folder: clearableText('Folder', FOLDER_MAX),
})
export type SavedToolInput = z.infer<typeof SavedToolInput>

const added = { note: z.string().nullable(), folder: z.string().nullable() }
export const SavedTool = ToolCard.extend({ ...added, saved_at: z.string() })
export type SavedTool = z.infer<typeof SavedTool>

export const SavedBundle = BundleCard.extend({ saved_at: z.string() })
export type SavedBundle = z.infer<typeof SavedBundle>

const own = { access: 'user', tag: 'Saved' } as const
const ownTool = { ...own, params: idParam } as const
const ownBundle = { ...own, params: idParam, output: Done } as const

export const savedEndpoints = {
  listSavedIds: endpoint('GET /api/users/saved', {
    ...own,
    summary: 'List the ids of what one has saved',
    description: 'For hearts and Save buttons.',
    output: z.object({ tools: z.array(z.int()), bundles: z.array(z.int()) }),
  }),
  listSavedTools: endpoint('GET /api/users/saved-tools', {
    ...own,
    summary: 'List one’s saved tools, the last saved first',
    output: z.array(SavedTool),
  }),
  saveToolById: endpoint('POST /api/users/saved-tools', {
    ...own,
    summary: 'Save a tool that is named in the body',
    body: z.object({ tool_id: recordId() }),
    output: Done,
    errors: ['not_found', 'conflict'],
  }),
  getSavedTool: endpoint('GET /api/users/saved-tools/{id}', {
    ...ownTool,
    summary: 'Read a saved tool with its note and folder',
    output: SavedTool,
    errors: ['not_found'],
  }),
  saveTool: endpoint('POST /api/users/saved-tools/{id}', {
    ...ownTool,
    summary: 'Save a tool',
    description: 'Saving it again changes nothing.',
    output: Done,
    errors: ['not_found', 'conflict'],
  }),
  updateSavedTool: endpoint('PUT /api/users/saved-tools/{id}', {
    ...ownTool,
    summary: 'Change the note or folder of a saved tool',
    body: SavedToolInput,
    output: SavedTool,
    errors: ['not_found'],
  }),
  unsaveTool: endpoint('DELETE /api/users/saved-tools/{id}', {
    ...ownTool,
    summary: 'Take a tool out of the saved ones',
    description: 'Answers note and folder as they were, so that it can be undone.',
    output: Done.extend(added),
  }),
  listSavedBundles: endpoint('GET /api/users/saved-bundles', {
    ...own,
    summary: 'List one’s saved bundles, the last saved first',
    output: z.array(SavedBundle),
  }),
  saveBundle: endpoint('POST /api/users/saved-bundles/{id}', {
    ...ownBundle,
    summary: 'Save a bundle',
    errors: ['not_found'],
  }),
  unsaveBundle: endpoint('DELETE /api/users/saved-bundles/{id}', {
    ...ownBundle,
    summary: 'Take a bundle out of the saved ones',
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof savedEndpoints> {}
}
