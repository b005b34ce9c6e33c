import type { Access } from '../../shared/contract.ts'
import { AppError } from '../../shared/errors.ts'
import type { Viewer } from '../identity/sessions.ts'
import { ENTER_CODE_FIRST, requireConfirmed, type Services, SIGN_IN_FIRST } from './context.ts'
import type { Guard } from './mount.ts'

type Settings = Pick<Services['config'], 'url' | 'trustProxy'>

const ROLES: Record<Exclude<Access, 'public'>, readonly Viewer['user_role'][]> = {
  user: ['user', 'moderator', 'admin'],
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
}

/** Refuses what other sites send, and whoever may not call an endpoint. */
export const guard: Guard = (endpoint, request, { config, sessions }) => {
  if (endpoint.method !== 'GET' || endpoint.ownSiteOnly) refuseOtherSites(request, config)
  const { access } = endpoint
  if (access === 'public') return null
  // A role that was taken away must not last as long as a session is believed.
  const fresh = access !== 'user' || endpoint.confirmed === true
  return sessions.find(request.headers, { fresh }).then((found) => {
    if (!found.viewer) throw new AppError('unauthenticated', SIGN_IN_FIRST)
    if (found.viewer.needs_code && !endpoint.beforeCode) {
      throw new AppError('code_required', ENTER_CODE_FIRST)
    }
    if (!ROLES[access].includes(found.viewer.user_role)) {
      throw new AppError('forbidden', 'You are not allowed to do this')
    }
    if (endpoint.confirmed) requireConfirmed(found.viewer)
    return found
  })
}

/**
 * A browser says where a request was made: `Sec-Fetch-Site`, and older ones `Origin`. What comes without either
 * is no browser, and carries no cookies that its user did not give it. The page's own host counts beside the
 * configured one, since a site may be reached by several names; by https or not as the configured address says, or a
 * proxy that is trusted.
 */
function refuseOtherSites({ headers }: Request, { url, trustProxy }: Settings): void {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  const isOwn =
    site !== null
      ? site === 'same-origin' || site === 'none'
      : origin === null || [new URL(url).origin, reachedOrigin(headers, url, trustProxy)].includes(origin)
  if (!isOwn) throw new AppError('forbidden', 'This can only be done on the site itself')
}

/** The origin under which the request has reached us; null where it does not say. */
function reachedOrigin(headers: Headers, url: string, trustProxy: boolean): string | null {
  const forwarded = trustProxy ? headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim() : undefined
  const scheme = /^https?$/.test(forwarded ?? '') ? `${forwarded}:` : new URL(url).protocol
  const reached = `${scheme}//${headers.get('host')}`
  return headers.has('host') && URL.canParse(reached) ? new URL(reached).origin : null
}
