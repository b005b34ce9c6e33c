import type { Handlers } from '../../../kernel/http/context.ts'
import { done } from '../../../shared/done.ts'
import type { savedEndpoints } from '../saved.contract.ts'
import {
  getSavedTool,
  listSavedBundles,
  listSavedIds,
  listSavedTools,
  saveBundle,
  saveTool,
  unsaveBundle,
  unsaveTool,
  updateSavedTool,
} from './saved.service.ts'

export const savedRoutes: Handlers<typeof savedEndpoints> = {
  listSavedIds: (_, context) => listSavedIds(context),
  listSavedTools: (_, context) => listSavedTools(context),
  saveToolById: ({ body }, context) => done(saveTool(context, body.tool_id)),
  getSavedTool: ({ params }, context) => getSavedTool(context, params.id),
  saveTool: ({ params }, context) => done(saveTool(context, params.id)),
  updateSavedTool: ({ params, body }, context) => updateSavedTool(context, params.id, body),
  unsaveTool: async ({ params }, context) => ({ success: true, ...(await unsaveTool(context, params.id)) }),
  listSavedBundles: (_, context) => listSavedBundles(context),
  saveBundle: ({ params }, context) => done(saveBundle(context, params.id)),
  unsaveBundle: ({ params }, context) => done(unsaveBundle(context, params.id)),
}
