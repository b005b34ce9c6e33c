import type { Handlers } from '../../../kernel/http/context.ts'
import { getStats, getTraffic, getWaiting } from '../../dashboard/server/dashboard.service.ts'
import {
  addAdminUser,
  inviteAgain,
  listAdminUsers,
  setAdminActive,
} from '../../people/server/administrators.service.ts'
import { acceptInvitation } from '../../people/server/invitations.service.ts'
import type { adminEndpoints } from '../security.contract.ts'
import { check, signInAdmin } from './access.service.ts'
import { enterDirectly } from './direct-access.service.ts'
import {
  finishSecondFactor,
  removeSecondFactor,
  setUpSecondFactor,
  showSecondFactor,
} from './second-factor.service.ts'

export const adminRoutes: Handlers<typeof adminEndpoints> = {
  checkAdmin: (_, context) => check(context),
  signInAdmin: ({ body }, context) => signInAdmin(context, body),
  enterDirectly: ({ body }, context) => enterDirectly(context, body),
  showSecondFactor: ({ body }, context) => showSecondFactor(context, body.code),
  setUpSecondFactor: (_, context) => setUpSecondFactor(context),
  confirmSecondFactor: async ({ body }, context) => ({
    recovery_codes: await finishSecondFactor(context, body.code),
  }),
  removeSecondFactor: async ({ body }, context) => {
    await removeSecondFactor(context, body.code)
    return { success: true }
  },
  getStats: (_, context) => getStats(context),
  getWaiting: (_, context) => getWaiting(context),
  getTraffic: ({ query }, context) => getTraffic(context, query.days),
  listAdminUsers: (_, { database }) => listAdminUsers(database.db),
  addAdminUser: ({ body }, context) => addAdminUser(context, body.email),
  updateAdminUser: ({ params, body }, context) => setAdminActive(context, params.id, body.is_active),
  inviteAgain: ({ params }, context) => inviteAgain(context, params.id),
  acceptInvitation: ({ body }, context) => acceptInvitation(context, body.token),
}
