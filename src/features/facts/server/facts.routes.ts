import type { Handlers } from '../../../kernel/http/context.ts'
import type { factsEndpoints } from '../facts.contract.ts'
import { getToolFacts, listFactKinds } from './facts.service.ts'

export const factsRoutes: Handlers<typeof factsEndpoints> = {
  listFactKinds: (_, { database, dependsOn }) => {
    // A kind that changes touches everything.
    dependsOn()
    return listFactKinds(database.db)
  },
  getToolFacts: ({ params }, { catalog, database, dependsOn }) =>
    getToolFacts(database.db, catalog.current, params.slug, dependsOn),
}
