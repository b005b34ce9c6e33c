import { serialize } from 'hono/utils/cookie'
import { hostCookieName } from '../../../../kernel/http/signed-cookie.ts'
import type { Device, Identity } from '../../../../kernel/identity/identity.ts'
import { DAY_SECONDS, SIGNED_IN_HINT } from '../../../../shared/limits.ts'
import { SESSION_DAYS } from '../../accounts.limits.ts'
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts'
import type { AuthSettings } from './auth-library.ts'
import { LastLogins } from './last-logins.ts'

type Module = typeof import('./auth-library.ts')
type Library = Module & { auth: ReturnType<Module['createAuth']> }

/** The name under which browsers hold the session. */
export const sessionCookieName = (url: string) => hostCookieName(url, 'kitly.session_token')

/** Passwords and sessions. The library behind them is large: it is loaded when somebody first has a session. */
export function createIdentity(given: Omit<AuthSettings, 'lastLogins' | 'cookieName'>): Identity {
  const lastLogins = new LastLogins(given.db, given.log)
  const name = sessionCookieName(given.url)
  const settings = { ...given, lastLogins, cookieName: name }
  let loaded: Promise<Library> | undefined
  const library = (): Promise<Library> => {
    loaded ??= import('./auth-library.ts').then((module) => ({
      ...module,
      auth: module.createAuth(settings),
    }))
    return loaded
  }
  const secure = settings.url.startsWith('https:')

  /** Beside the session stands a cookie that scripts can read: it tells a page whether to ask who is signed in. */
  const withHint = (cookies: string[]): string[] => {
    const session = cookies.find((cookie) => cookie.startsWith(`${name}=`))
    if (!session) return cookies
    const ended = /max-age=0(;|$)/i.test(session)
    const maxAge = ended ? 0 : SESSION_DAYS * DAY_SECONDS
    return [
      ...cookies,
      serialize(SIGNED_IN_HINT, ended ? '' : '1', { path: '/', maxAge, sameSite: 'Lax', secure }),
    ]
  }
  const cookiesOf = (headers: Headers) => withHint(headers.getSetCookie())

  return {
    async findSession(cookie) {
      const { auth } = await library()
      const { response, headers } = await auth.api.getSession({
        headers: new Headers({ cookie: `${name}=${cookie}` }),
        returnHeaders: true,
      })
      if (!response) return null
      return { id: response.session.id, user_id: response.user.id, cookies: cookiesOf(headers) }
    },
    async signIn(email, password, device) {
      const { auth, IP_HEADER, isUnverified, toAppError } = await library()
      try {
        const { headers, response } = await auth.api.signInEmail({
          body: { email, password },
          headers: deviceHeaders(device, IP_HEADER),
          returnHeaders: true,
        })
        return { user_id: response.user.id, cookies: cookiesOf(headers) }
      } catch (error) {
        if (isUnverified(error)) return 'unverified'
        throw toAppError(error)
      }
    },
    async startSession(userId, device) {
      const { auth, IP_HEADER, toAppError } = await library()
      try {
        const { headers } = await auth.api.startSession({
          body: { userId },
          headers: deviceHeaders(device, IP_HEADER),
          returnHeaders: true,
        })
        return { user_id: userId, cookies: cookiesOf(headers) }
      } catch (error) {
        throw toAppError(error)
      }
    },
    async endSession(headers) {
      const { auth } = await library()
      const cookie = headers.get('cookie') ?? ''
      const answer = await auth.api.signOut({ headers: new Headers({ cookie }), returnHeaders: true })
      return cookiesOf(answer.headers)
    },
    hashPassword,
    verifyPassword,
    close: () => lastLogins.flush(),
  }
}

/** Longer ones say nothing more about a browser. */
const USER_AGENT_MAX = 400

const deviceHeaders = ({ headers, ipAddress }: Device, ipHeader: string) =>
  new Headers({
    'user-agent': (headers.get('user-agent') ?? '').slice(0, USER_AGENT_MAX),
    [ipHeader]: ipAddress,
  })
