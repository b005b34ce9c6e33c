import { answerPage, type Handlers } from '../../../kernel/http/context.ts'
import type { adminCorrectionsEndpoints } from '../admin-corrections.contract.ts'
import { decideReports, getReport, listReports } from './admin-corrections.service.ts'

export const adminCorrectionsRoutes: Handlers<typeof adminCorrectionsEndpoints> = {
  listFactReports: async ({ query }, context) => answerPage(context, await listReports(context, query)),
  decideFactReports: ({ body: { ids, decision, version } }, context) =>
    decideReports(context, ids, decision, version),
  getFactReport: ({ params }, context) => getReport(context, params.id),
}
