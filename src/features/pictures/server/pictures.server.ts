import { serverNoun } from '../../../kernel/noun.ts'
import { adminPicturesEndpoints } from '../admin-pictures.contract.ts'
import { adminPicturesRoutes } from './admin-pictures.routes.ts'

export const noun = serverNoun({ endpoints: adminPicturesEndpoints, handlers: adminPicturesRoutes })
