import type { Handlers } from '../../../kernel/http/context.ts'
import type { compareEndpoints } from '../compare.contract.ts'
import { compareTools, currentSlugs, listAlternatives, listPairs } from './compare.service.ts'

export const compareRoutes: Handlers<typeof compareEndpoints> = {
  compareTools: async ({ query }, context) =>
    compareTools(context.catalog.current, await currentSlugs(context, query.tools)),
  listAlternatives: ({ params, query }, { catalog }) =>
    listAlternatives(catalog.current, params.slug, query.limit),
  listPairs: ({ params, query }, { catalog }) => listPairs(catalog.current, params.slug, query.limit),
}
