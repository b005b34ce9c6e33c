import type { Handlers } from '../../../server/context.ts'
import type { compareEndpoints } from '../compare.contract.ts'
import { compareTools, listAlternatives, listPairs } from './compare.service.ts'

export const compareRoutes: Handlers<typeof compareEndpoints> = {
  compareTools: ({ query }, { catalog }) => compareTools(catalog.current, query.tools),
  listAlternatives: ({ params, query }, { catalog }) =>
    listAlternatives(catalog.current, params.slug, query.limit),
  listPairs: ({ params, query }, { catalog }) => listPairs(catalog.current, params.slug, query.limit),
}
