import { z } from 'zod'
import { Admin, Entry } from '../../admin-kit/screen/admin.contract.ts'
import { type ByName, endpoint } from '../../shared/contract.ts'
import { Done } from '../../shared/done.ts'
import { ignored } from '../../shared/fields.ts'
import { CodeInput, SignInInput } from '../accounts/sign-input.ts'

const tag = 'Administration'
const open = { access: 'public', tag } as const
const admin = { access: 'admin', tag } as const

export const securityEndpoints = {
  checkAdmin: endpoint('GET /api/admin/check', {
    ...open,
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
  signInAdmin: endpoint('POST /api/admin/login', {
    ...open,
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
  setUpSecondFactor: endpoint('POST /api/admin/second-factor/setup', {
    ...admin,
    confirmed: true,
    summary: 'Begin to set up an authenticator app',
    body: z.object({}),
    output: z.object({ secret: z.string(), uri: z.string().describe('For a QR code') }),
    errors: ['conflict'],
  }),
  confirmSecondFactor: endpoint('POST /api/admin/second-factor/confirm', {
    ...admin,
    confirmed: true,
    summary: 'Finish it with the first code; answers the recovery codes, which are shown once',
    body: CodeInput,
    output: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['invalid', 'conflict', 'rate_limited'],
  }),
  removeSecondFactor: endpoint('POST /api/admin/second-factor/remove', {
    ...admin,
    summary: 'Take the authenticator app away, with one more of its codes',
    body: CodeInput,
    output: Done,
    errors: ['invalid', 'conflict', 'rate_limited'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof securityEndpoints> {}
}
