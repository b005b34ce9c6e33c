import type { Handlers } from '../../../kernel/http/context.ts'
import type { confirmationEndpoints } from '../confirmation.contract.ts'
import { confirmIdentity, readConfirmation, sendConfirmationCode } from './confirmation.service.ts'

const DONE = { success: true } as const

export const confirmationRoutes: Handlers<typeof confirmationEndpoints> = {
  getConfirmation: (_, context) => readConfirmation(context),
  confirmIdentity: async ({ body }, context) => {
    await confirmIdentity(context, body)
    return DONE
  },
  sendConfirmationCode: async (_, context) => {
    await sendConfirmationCode(context)
    return DONE
  },
}
