import { z } from 'zod'
import { type ByName, endpoint } from '../../shared/contract.ts'
import { Done } from '../../shared/done.ts'
import { CONFIRMED_MINUTES } from '../../shared/limits.ts'
import { PASSWORD_MAX } from './accounts.limits.ts'

/** Showing again who one is. What needs it answers `confirm_identity` until then. */
export const Confirmation = z.object({
  password: z.string().max(PASSWORD_MAX).optional(),
  code: z.string().max(40).optional(),
})
export type Confirmation = z.infer<typeof Confirmation>

export const ConfirmationState = z.object({
  confirmed: z.boolean().describe(`It was shown in the last ${CONFIRMED_MINUTES} minutes`),
  password: z.boolean().describe('It can be shown by the password'),
  app: z.boolean().describe('It can be shown by a code of the authenticator app'),
  mail: z.boolean().describe('It can be shown by a code that is sent by mail'),
})
export type ConfirmationState = z.infer<typeof ConfirmationState>

const own = { access: 'user', tag: 'Accounts' } as const

export const confirmationEndpoints = {
  getConfirmation: endpoint({
    ...own,
    method: 'GET',
    path: '/api/users/confirmation',
    summary: 'Read whether it was shown lately who one is, and how it can be',
    output: ConfirmationState,
  }),
  confirmIdentity: endpoint({
    ...own,
    method: 'POST',
    path: '/api/users/confirmation',
    summary:
      'Show who one is: by the password, by a code of the authenticator app, or by one that was mailed',
    description: `Holds for ${CONFIRMED_MINUTES} minutes in this session.`,
    body: Confirmation,
    output: Done,
    errors: ['invalid', 'rate_limited'],
  }),
  sendConfirmationCode: endpoint({
    ...own,
    method: 'POST',
    path: '/api/users/confirmation/mail',
    summary: 'Have a code sent to one’s address, where there is neither a password nor an authenticator app',
    output: Done,
    errors: ['conflict', 'rate_limited'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof confirmationEndpoints> {}
}
