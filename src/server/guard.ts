import type { Access } from '../shared/contract.ts'
import { AppError } from '../shared/errors.ts'
import { ENTER_CODE_FIRST, SIGN_IN_FIRST } from './context.ts'
import type { Guard } from './mount.ts'
import type { Viewer } from './sessions.ts'

const ROLES: Record<Exclude<Access, 'public'>, readonly Viewer['user_role'][]> = {
  user: ['user', 'moderator', 'admin'],
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
}

/** Refuses what other sites send, and whoever may not call an endpoint. */
export const guard: Guard = (endpoint, request, { config, sessions }) => {
  if (endpoint.method !== 'GET' || endpoint.ownSiteOnly) refuseOtherSites(request, config.url)
  const { access } = endpoint
  if (access === 'public') return null
  // A role that was taken away must not last as long as a session is believed.
  return sessions.find(request.headers, { fresh: access !== 'user' }).then((found) => {
    if (!found.viewer) throw new AppError('unauthenticated', SIGN_IN_FIRST)
    if (!ROLES[access].includes(found.viewer.user_role)) {
      throw new AppError('forbidden', 'You are not allowed to do this')
    }
    if (access !== 'user' && found.viewer.needs_code) throw new AppError('forbidden', ENTER_CODE_FIRST)
    return found
  })
}

/**
 * A browser says where a request was made: `Sec-Fetch-Site`, and older ones `Origin`. What comes without either
 * is no browser, and carries no cookies that its user did not give it. The page's own host counts beside the
 * configured one, since a site may be reached by several names.
 */
function refuseOtherSites({ headers }: Request, url: string): void {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  const isOwn =
    site !== null
      ? site === 'same-origin' || site === 'none'
      : origin === null || [new URL(url).host, headers.get('host')].includes(hostOf(origin))
  if (!isOwn) throw new AppError('forbidden', 'This can only be done on the site itself')
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '')
