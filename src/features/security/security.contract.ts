import { z } from 'zod'
import { Admin, Entry } from '../../admin-kit/screen/admin.contract.ts'
import { type ByName, endpoint, endpointsOf } from '../../shared/contract.ts'
import { Done } from '../../shared/done.ts'
import { ignored } from '../../shared/fields.ts'
import { CodeInput, SignInInput } from '../accounts/sign-input.ts'

const tag = 'Administration'
const open = endpointsOf({ access: 'public', tag })
const admin = endpointsOf({ access: 'admin', tag })

export const securityEndpoints = {
  checkAdmin: open('GET /api/admin/check', {
    summary: 'Read whether the caller is an administrator',
    query: z.object({ _t: ignored }),
    output: z.object({
      isAdmin: z.boolean(),
      admin: Admin.nullable().describe('Whoever may administer, moderators too'),
      signed_in: z.boolean(),
      needs_code: z.boolean(),
      second_factor: z.boolean().describe('An authenticator app is set up'),
    }),
  }),
  signInAdmin: open('POST /api/admin/login', {
    summary: 'Sign in as an administrator',
    description:
      'With the right password of somebody else a session begins too, and `error` says that it does not administer.',
    body: SignInInput,
    output: Entry,
    errors: ['unauthenticated', 'forbidden', 'rate_limited'],
  }),
  showSecondFactor: endpoint('POST /api/admin/second-factor', {
    access: 'user',
    beforeCode: true,
    tag,
    summary: 'Show the code of an authenticator app, or a recovery code',
    body: CodeInput,
    output: Entry,
    errors: ['unauthenticated', 'invalid', 'conflict', 'rate_limited'],
  }),
  setUpSecondFactor: admin('POST /api/admin/second-factor/setup', {
    confirmed: true,
    summary: 'Begin to set up an authenticator app',
    body: z.object({}),
    output: z.object({ secret: z.string(), uri: z.string().describe('For a QR code') }),
    errors: ['conflict'],
  }),
  confirmSecondFactor: admin('POST /api/admin/second-factor/confirm', {
    confirmed: true,
    summary: 'Finish it with the first code; answers the recovery codes, which are shown once',
    body: CodeInput,
    output: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['invalid', 'conflict', 'rate_limited'],
  }),
  removeSecondFactor: admin('POST /api/admin/second-factor/remove', {
    summary: 'Take the authenticator app away, with one more of its codes',
    body: CodeInput,
    output: Done,
    errors: ['invalid', 'conflict', 'rate_limited'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof securityEndpoints> {}
}
