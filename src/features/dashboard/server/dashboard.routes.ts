import type { Handlers } from '../../../kernel/http/context.ts'
import type { dashboardEndpoints } from '../dashboard.contract.ts'
import { getStats, getTraffic, getWaiting } from './dashboard.service.ts'

export const dashboardRoutes: Handlers<typeof dashboardEndpoints> = {
  getStats: (_, context) => getStats(context),
  getWaiting: (_, context) => getWaiting(context),
  getTraffic: ({ query }, context) => getTraffic(context, query.days),
}
