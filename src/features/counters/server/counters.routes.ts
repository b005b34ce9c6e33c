import type { Handlers } from '../../../kernel/http/context.ts'
import { neighbourhoodOf } from '../../../kernel/load/network-of.ts'
import type { countersEndpoints } from '../counters.contract.ts'
import { countSearch, subjectOf } from './counters.service.ts'
import { isPerson } from './people.ts'

const COUNT_LIMIT = { points: 120, windowSeconds: 60 }

export const countersRoutes: Handlers<typeof countersEndpoints> = {
  countUse: async ({ body }, { catalog, counters, rateLimits, network, ipAddress, headers }) => {
    await rateLimits.take('count', network, COUNT_LIMIT)
    if (!isPerson(headers)) return { counted: false }
    if (body.kind === 'search') return { counted: countSearch(catalog.current, counters, body.term, network) }
    const { kind, slug } = body
    const subject = subjectOf(catalog.current, kind, slug)
    if (subject === null) return { counted: false }
    return { counted: counters.count(kind, subject, network, neighbourhoodOf(ipAddress)) }
  },
}
