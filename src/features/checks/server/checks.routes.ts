import { answerPage, type Handlers } from '../../../kernel/http/context.ts'
import type { checksEndpoints } from '../checks.contract.ts'
import { countChecks, listChecks } from './checks.service.ts'

export const checksRoutes: Handlers<typeof checksEndpoints> = {
  listChecks: async ({ query }, context) => answerPage(context, await listChecks(context.database.db, query)),
  countChecks: (_, { database }) => countChecks(database.db),
}
