import type { Handlers } from '../../../server/context.ts'
import type { countersEndpoints } from '../counters.contract.ts'
import { subjectOf } from './counters.service.ts'

const COUNT_LIMIT = { points: 120, windowSeconds: 60 }

export const countersRoutes: Handlers<typeof countersEndpoints> = {
  countUse: async ({ body: { kind, slug } }, { catalog, counters, rateLimits, ip }) => {
    await rateLimits.take('count', ip, COUNT_LIMIT)
    const subject = subjectOf(catalog.current, kind, slug)
    return { counted: subject !== null && counters.count(kind, subject, ip) }
  },
}
