import { readSignedCookie, signedCookie } from '../../../../kernel/http/signed-cookie.ts'
import { VERIFY_HOURS } from '../../accounts.limits.ts'

const NAME = 'kitly.signup'
type Settings = Parameters<typeof signedCookie>[0]

/** Remembers that an account was made in this browser, so that the link of its mail is enough there. */
export const browserCookie = (settings: Settings, secret: string) =>
  signedCookie(settings, NAME, secret, VERIFY_HOURS * 3600)

export const readBrowserCookie = (settings: Settings, headers: Headers) =>
  readSignedCookie(settings, NAME, headers)
