import { serverNoun } from '../../../kernel/noun.ts'
import { mediaEndpoints } from '../media.contract.ts'
import { mediaRoutes } from './media.routes.ts'
import { mediaKind } from './media.service.ts'

export const noun = serverNoun({
  endpoints: mediaEndpoints,
  handlers: mediaRoutes,
  records: [mediaKind],
})
