import type { Handlers } from '../../../kernel/http/context.ts'
import { done } from '../../../shared/done.ts'
import type { securityEndpoints } from '../security.contract.ts'
import { check, signInAdmin } from './access.service.ts'
import {
  finishSecondFactor,
  removeSecondFactor,
  setUpSecondFactor,
  showSecondFactor,
} from './second-factor.service.ts'

export const securityRoutes: Handlers<typeof securityEndpoints> = {
  checkAdmin: (_, context) => check(context),
  signInAdmin: ({ body }, context) => signInAdmin(context, body),
  showSecondFactor: ({ body }, context) => showSecondFactor(context, body.code),
  setUpSecondFactor: (_, context) => setUpSecondFactor(context),
  confirmSecondFactor: async ({ body }, context) => ({
    recovery_codes: await finishSecondFactor(context, body.code),
  }),
  removeSecondFactor: ({ body }, context) => done(removeSecondFactor(context, body.code)),
}
