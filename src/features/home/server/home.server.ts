import { serverNoun } from '../../../kernel/noun.ts'
import { homeEndpoints } from '../home.contract.ts'
import { homeRoutes } from './home.routes.ts'

export const noun = serverNoun({ endpoints: homeEndpoints, handlers: homeRoutes })
