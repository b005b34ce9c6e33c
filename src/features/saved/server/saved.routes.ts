import type { Handlers } from '../../../kernel/http/context.ts'
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

const DONE = { success: true } as const

export const savedRoutes: Handlers<typeof savedEndpoints> = {
  listSavedIds: (_, context) => listSavedIds(context),
  listSavedTools: (_, context) => listSavedTools(context),
  saveToolById: async ({ body }, context) => {
    await saveTool(context, body.tool_id)
    return DONE
  },
  getSavedTool: ({ params }, context) => getSavedTool(context, params.id),
  saveTool: async ({ params }, context) => {
    await saveTool(context, params.id)
    return DONE
  },
  updateSavedTool: ({ params, body }, context) => updateSavedTool(context, params.id, body),
  unsaveTool: async ({ params }, context) => ({ ...DONE, ...(await unsaveTool(context, params.id)) }),
  listSavedBundles: (_, context) => listSavedBundles(context),
  saveBundle: async ({ params }, context) => {
    await saveBundle(context, params.id)
    return DONE
  },
  unsaveBundle: async ({ params }, context) => {
    await unsaveBundle(context, params.id)
    return DONE
  },
}
