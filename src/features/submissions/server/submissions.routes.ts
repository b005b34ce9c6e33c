import type { Handlers } from '../../../kernel/http/context.ts'
import type { submissionsEndpoints } from '../submissions.contract.ts'
import { createSubmission, findDuplicate } from './submissions.service.ts'

const SUBMIT_LIMIT = { points: 5, windowSeconds: 3600 }
const CHECK_LIMIT = { points: 60, windowSeconds: 60 }

export const submissionsRoutes: Handlers<typeof submissionsEndpoints> = {
  checkSubmission: async ({ query }, { database, catalog, rateLimits, network }) => {
    await rateLimits.take('check-submission', network, CHECK_LIMIT)
    return { duplicate: await findDuplicate(database.db, catalog.current, query) }
  },
  createSubmission: async ({ body }, context) => {
    if (body.website) return { received: true }
    await context.rateLimits.take('submission', context.network, SUBMIT_LIMIT)
    await createSubmission(context, body)
    return { received: true }
  },
}
