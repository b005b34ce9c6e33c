import { KEYS } from '../../../catalog/touched.ts'
import type { Handlers } from '../../../kernel/http/context.ts'
import { SITE_KEYS } from '../../settings/site-keys.ts'
import type { correctionsEndpoints } from '../corrections.contract.ts'
import { readCorrections, reportFact, toolOf } from './corrections.service.ts'

const REPORTS = { points: 10, windowSeconds: 3600 }

export const correctionsRoutes: Handlers<typeof correctionsEndpoints> = {
  listCorrections: ({ query: { page } }, context) => {
    context.dependsOn(KEYS.texts, SITE_KEYS.facts)
    return readCorrections(context, page)
  },
  reportFact: async ({ params, body }, context) => {
    toolOf(context, params.slug)
    if (body.website) return { received: true }
    await context.rateLimits.take('fact-report', context.network, REPORTS)
    await reportFact(context, params.slug, body)
    return { received: true }
  },
}
