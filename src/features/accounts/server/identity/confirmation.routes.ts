import type { Handlers } from '../../../../kernel/http/context.ts'
import { done } from '../../../../shared/done.ts'
import type { confirmationEndpoints } from '../../confirmation.contract.ts'
import { confirmIdentity, readConfirmation, sendConfirmationCode } from './confirmation.service.ts'

export const confirmationRoutes: Handlers<typeof confirmationEndpoints> = {
  getConfirmation: (_, context) => readConfirmation(context),
  confirmIdentity: ({ body }, context) => done(confirmIdentity(context, body)),
  sendConfirmationCode: (_, context) => done(sendConfirmationCode(context)),
}
