import type { Handlers } from '../../../kernel/http/context.ts'
import type { countersEndpoints } from '../counters.contract.ts'
import { countSearch, subjectOf } from './counters.service.ts'

const COUNT_LIMIT = { points: 120, windowSeconds: 60 }

export const countersRoutes: Handlers<typeof countersEndpoints> = {
  countUse: async ({ body }, { catalog, counters, rateLimits, network }) => {
    await rateLimits.take('count', network, COUNT_LIMIT)
    if (body.kind === 'search') return { counted: countSearch(catalog.current, counters, body.term, network) }
    const { kind, slug } = body
    const subject = subjectOf(catalog.current, kind, slug)
    return { counted: subject !== null && counters.count(kind, subject, network) }
  },
}
