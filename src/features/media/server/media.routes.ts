import { answerPage, type Handlers } from '../../../kernel/http/context.ts'
import type { mediaEndpoints } from '../media.contract.ts'
import {
  addPicture,
  countPictures,
  emptyBin,
  getPicture,
  listPictures,
  replacePicture,
  sweepPictures,
  updatePicture,
} from './library.service.ts'

export const mediaRoutes: Handlers<typeof mediaEndpoints> = {
  listPictures: async ({ query }, context) => answerPage(context, await listPictures(context, query)),
  countPictures: (_, context) => countPictures(context),
  addPicture: ({ file }, context) => addPicture(context, file),
  getPicture: ({ params }, context) => getPicture(context, params.id),
  updatePicture: ({ params, body }, context) => updatePicture(context, params.id, body),
  replacePicture: ({ params, file }, context) => replacePicture(context, params.id, file),
  sweepPictures: (_, context) => sweepPictures(context),
  emptyMediaBin: (_, context) => emptyBin(context),
}
