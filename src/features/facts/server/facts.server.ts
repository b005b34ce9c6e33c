import { serverNoun } from '../../../kernel/noun.ts'
import { factsEndpoints } from '../facts.contract.ts'
import { factsRoutes } from './facts.routes.ts'

export const noun = serverNoun({ endpoints: factsEndpoints, handlers: factsRoutes, logged: ['fact_kind'] })
