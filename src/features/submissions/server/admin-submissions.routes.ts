import { answerPage, type Handlers } from '../../../kernel/http/context.ts'
import type { adminSubmissionsEndpoints } from '../admin-submissions.contract.ts'
import {
  approveSubmission,
  getSubmission,
  listSubmissions,
  rejectSubmission,
} from './admin-submissions.service.ts'

export const adminSubmissionsRoutes: Handlers<typeof adminSubmissionsEndpoints> = {
  listSubmissions: async ({ query }, context) => answerPage(context, await listSubmissions(context, query)),
  getSubmission: ({ params }, context) => getSubmission(context, params.id),
  approveSubmission: ({ params, body }, context) =>
    approveSubmission(context, params.id, body.tool, body.version),
  rejectSubmission: ({ params, body }, context) =>
    rejectSubmission(context, params.id, body.reason, body.version),
}
