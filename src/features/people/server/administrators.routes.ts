import type { Handlers } from '../../../kernel/http/context.ts'
import type { administratorsEndpoints } from '../administrators.contract.ts'
import { addAdminUser, inviteAgain, listAdminUsers, setAdminActive } from './administrators.service.ts'
import { enterDirectly } from './direct-access.service.ts'
import { acceptInvitation } from './invitations.service.ts'

export const administratorsRoutes: Handlers<typeof administratorsEndpoints> = {
  enterDirectly: ({ body }, context) => enterDirectly(context, body),
  listAdminUsers: (_, { database }) => listAdminUsers(database.db),
  addAdminUser: ({ body }, context) => addAdminUser(context, body.email),
  updateAdminUser: ({ params, body }, context) => setAdminActive(context, params.id, body.is_active),
  inviteAgain: ({ params }, context) => inviteAgain(context, params.id),
  acceptInvitation: ({ body }, context) => acceptInvitation(context, body.token),
}
