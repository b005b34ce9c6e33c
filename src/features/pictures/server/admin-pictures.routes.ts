import { answerPage, type Handlers } from '../../../kernel/http/context.ts'
import { done } from '../../../shared/done.ts'
import type { adminPicturesEndpoints } from '../admin-pictures.contract.ts'
import {
  acceptPicture,
  cropPicture,
  getPictureRun,
  getToolSite,
  listToolSites,
  readToolSite,
  refusePicture,
  startPictureRun,
  stopPictureRun,
} from './admin-pictures.service.ts'

export const adminPicturesRoutes: Handlers<typeof adminPicturesEndpoints> = {
  listToolSites: async ({ query }, context) => answerPage(context, await listToolSites(context, query)),
  getPictureRun: (_, context) => getPictureRun(context),
  startPictureRun: ({ body }, context) => done(startPictureRun(context, body.which)),
  stopPictureRun: (_, context) => done(stopPictureRun(context)),
  getToolSite: ({ params }, context) => getToolSite(context, params.id),
  readToolSite: ({ params }, context) => done(readToolSite(context, params.id)),
  acceptPicture: ({ params }, context) => acceptPicture(context, params.id),
  refusePicture: ({ params }, context) => done(refusePicture(context, params.id)),
  cropPicture: ({ params, body }, context) => cropPicture(context, params.id, body),
}
