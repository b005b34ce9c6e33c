import type { Handlers } from '../../../kernel/http/context.ts'
import type { compareEndpoints } from '../compare.contract.ts'
import { compareTools, currentSlugs, listAlternatives, listPairs } from './compare.service.ts'

export const compareRoutes: Handlers<typeof compareEndpoints> = {
  compareTools: async ({ query }, context) => compareTools(context, await currentSlugs(context, query.tools)),
  listAlternatives: ({ params, query }, context) => listAlternatives(context, params.slug, query),
  listPairs: ({ params, query }, { catalog, dependsOn }) =>
    listPairs(catalog, params.slug, query.limit, dependsOn),
}
