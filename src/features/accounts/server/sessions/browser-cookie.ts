import { randomBytes } from 'node:crypto'
import type { RequestContext } from '../../../../kernel/http/context.ts'
import { readSignedCookie, signedCookie } from '../../../../kernel/http/signed-cookie.ts'
import { VERIFY_HOURS } from '../../accounts.limits.ts'

const NAME = 'kitly.signup'

/** Remembers that an account was made in this browser, so that the link of its mail is enough there. Answers by what. */
export function rememberBrowser({ config, addCookie }: RequestContext): string {
  const secret = randomBytes(32).toString('base64url')
  addCookie(signedCookie(config, NAME, secret, VERIFY_HOURS * 3600))
  return secret
}

export const readBrowserCookie = ({ config, headers }: RequestContext) =>
  readSignedCookie(config, NAME, headers)
