import { answerPage, type Handlers } from '../../../kernel/http/context.ts'
import { uploadPicture } from '../../media/server/media.service.ts'
import type { adminToolsEndpoints } from '../admin-tools.contract.ts'
import {
  changeTools,
  createTool,
  deleteTool,
  getAdminTool,
  listAdminTools,
  setToolFeatured,
  updateTool,
} from './admin-tools.service.ts'

export const adminToolsRoutes: Handlers<typeof adminToolsEndpoints> = {
  listAdminTools: async ({ query }, context) => answerPage(context, await listAdminTools(context, query)),
  createTool: ({ body }, context) => createTool(context, body),
  getAdminTool: ({ params }, context) => getAdminTool(context, params.id),
  updateTool: ({ params, body }, context) => updateTool(context, params.id, body),
  deleteTool: async ({ params }, context) => {
    await deleteTool(context, params.id)
    return { success: true }
  },
  setToolFeatured: ({ params, body }, context) => setToolFeatured(context, params.id, body.is_featured),
  changeTools: ({ body }, context) => changeTools(context, body),
  uploadImage: async ({ query, file }, context) => ({
    fileUrl: (await uploadPicture(context, file, query)).address,
  }),
}
