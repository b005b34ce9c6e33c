import { serverNoun } from '../../../kernel/noun.ts'
import { checksEndpoints } from '../checks.contract.ts'
import { checksRoutes } from './checks.routes.ts'

export const noun = serverNoun({ endpoints: checksEndpoints, handlers: checksRoutes })
