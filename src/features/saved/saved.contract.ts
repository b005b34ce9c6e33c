import { z } from 'zod'
import { type ByName, endpointsOf } from '../../shared/contract.ts'
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

const own = endpointsOf({ access: 'user', tag: 'Saved' })
const ownTool = endpointsOf({ access: 'user', tag: 'Saved', params: idParam })
const ownBundle = endpointsOf({ access: 'user', tag: 'Saved', params: idParam, output: Done })

export const savedEndpoints = {
  listSavedIds: own('GET /api/users/saved', {
    summary: 'List the ids of what one has saved',
    description: 'For hearts and Save buttons.',
    output: z.object({ tools: z.array(z.int()), bundles: z.array(z.int()) }),
  }),
  listSavedTools: own('GET /api/users/saved-tools', {
    summary: 'List one’s saved tools, the last saved first',
    output: z.array(SavedTool),
  }),
  saveToolById: own('POST /api/users/saved-tools', {
    summary: 'Save a tool that is named in the body',
    body: z.object({ tool_id: recordId() }),
    output: Done,
    errors: ['not_found', 'conflict'],
  }),
  getSavedTool: ownTool('GET /api/users/saved-tools/{id}', {
    summary: 'Read a saved tool with its note and folder',
    output: SavedTool,
    errors: ['not_found'],
  }),
  saveTool: ownTool('POST /api/users/saved-tools/{id}', {
    summary: 'Save a tool',
    description: 'Saving it again changes nothing.',
    output: Done,
    errors: ['not_found', 'conflict'],
  }),
  updateSavedTool: ownTool('PUT /api/users/saved-tools/{id}', {
    summary: 'Change the note or folder of a saved tool',
    body: SavedToolInput,
    output: SavedTool,
    errors: ['not_found'],
  }),
  unsaveTool: ownTool('DELETE /api/users/saved-tools/{id}', {
    summary: 'Take a tool out of the saved ones',
    description: 'Answers note and folder as they were, so that it can be undone.',
    output: Done.extend(added),
  }),
  listSavedBundles: own('GET /api/users/saved-bundles', {
    summary: 'List one’s saved bundles, the last saved first',
    output: z.array(SavedBundle),
  }),
  saveBundle: ownBundle('POST /api/users/saved-bundles/{id}', {
    summary: 'Save a bundle',
    errors: ['not_found'],
  }),
  unsaveBundle: ownBundle('DELETE /api/users/saved-bundles/{id}', {
    summary: 'Take a bundle out of the saved ones',
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof savedEndpoints> {}
}
