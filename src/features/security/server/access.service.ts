import type { Admin, Entry } from '../../../admin-kit/screen/admin.contract.ts'
import type { RequestContext } from '../../../kernel/http/context.ts'
import type { Viewer } from '../../../kernel/identity/sessions.ts'
import { AppError } from '../../../shared/errors.ts'
import { normalEmail } from '../../accounts/server/access.queries.ts'
import { signIn, watchSession } from '../../accounts/server/accounts.service.ts'
import { selectSecondFactor } from '../../accounts/server/identity/second-factor.queries.ts'
import type { SignInInput } from '../../accounts/sign-input.ts'

const ONLY_ADMINISTRATORS = 'Only verified Kitly administrators can access this area.'
const WRONG_CREDENTIALS = 'Invalid admin credentials'

/** Who may administer, as the screens keep it; null for everyone else. */
function toAdmin(viewer: Viewer | null): Admin | null {
  if (!viewer || viewer.user_role === 'user') return null
  return { id: viewer.id, name: viewer.name, email: viewer.email, role: viewer.user_role }
}

/** What a way into the administration area answers, by who has come in. */
export function toEntry(viewer: Viewer | null): Entry {
  const admin = toAdmin(viewer)
  const needs_code = admin !== null && viewer!.needs_code
  return {
    success: admin !== null && !needs_code,
    admin: needs_code ? null : admin,
    error: admin ? null : ONLY_ADMINISTRATORS,
    needs_code,
  }
}

/** Looks at the caller as the guard does for an administrator: in the database, whatever is remembered. */
export const findFresh = async ({ sessions, headers }: Pick<RequestContext, 'sessions' | 'headers'>) =>
  (await sessions.find(headers, { fresh: true })).viewer

export async function check(context: RequestContext) {
  const viewer = await findFresh(context)
  const { success, admin, needs_code } = toEntry(viewer)
  const factor = viewer && admin ? await selectSecondFactor(context.database.db, viewer.id) : undefined
  return {
    isAdmin: success && admin?.role === 'admin',
    admin,
    signed_in: viewer !== null,
    needs_code,
    second_factor: Boolean(factor?.confirmed_at),
  }
}

export async function signInAdmin(context: RequestContext, input: SignInInput): Promise<Entry> {
  const email = normalEmail(input.email)
  const started = await watchSession(context, (watched) => signIn(watched, { ...input, email })).catch(
    (error) => {
      if (!(error instanceof AppError) || error.code !== 'unauthenticated') throw error
      throw new AppError('unauthenticated', WRONG_CREDENTIALS)
    },
  )
  if (!started.result) {
    throw new AppError('forbidden', 'Please confirm your email address first: a new mail is on its way')
  }
  return toEntry(started.viewer)
}
