import type { Handlers } from '../../../kernel/http/context.ts'
import type { correctionsEndpoints } from '../corrections.contract.ts'
import { readCorrections, reportFact, toolOf } from './corrections.service.ts'

const REPORTS = { points: 10, windowSeconds: 3600 }

export const correctionsRoutes: Handlers<typeof correctionsEndpoints> = {
  listCorrections: ({ query: { page } }, context) => readCorrections(context, page),
  reportFact: async ({ params, body }, context) => {
    toolOf(context, params.slug)
    if (body.website) return { received: true }
    await context.rateLimits.take('fact-report', context.network, REPORTS)
    await reportFact(context, params.slug, body)
    return { received: true }
  },
}
