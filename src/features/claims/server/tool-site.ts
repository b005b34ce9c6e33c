import { parse } from 'tldts'
import { FREE_MAIL, THROWAWAY_MAIL } from '../../../shared/mail-domains.ts'
import { PROOF_FILE } from '../claim-words.ts'
import type { ClaimMethod } from '../claims.limits.ts'
import { SHARED_HOSTS } from './shared-domains.ts'

/** Where the website of a tool stands, and what of that can be somebody's own. */
export interface ToolSite {
  host: string
  /** Its own domain; null where it stands on somebody else's. */
  domain: string | null
  /** Where the file stands; null where the host is not its own. */
  file_url: string | null
}

/** The domain that somebody has registered, or got from whoever gives out names below theirs. */
const domainOf = (host: string) => parse(host, { allowPrivateDomains: true })

/** What of a website can be shown to be somebody's own. */
export function siteOf(address: string): ToolSite {
  if (!URL.canParse(address)) return { host: address, domain: null, file_url: null }
  const { hostname: host, port, origin, pathname, search } = new URL(address)
  const { domain, isIcann, isPrivate } = domainOf(host)
  const file_url = (port === '' ? `https://${host}` : origin) + PROOF_FILE
  if (domain === null || !(isIcann || isPrivate)) return { host, domain: null, file_url: null }
  // Somebody's own place below a name that others have places below, too: neither mail nor records are theirs.
  if (isPrivate) return { host, domain: null, file_url }
  if (!SHARED_HOSTS.has(domain) && !SHARED_HOSTS.has(host)) return { host, domain, file_url }
  return { host, domain: null, file_url: pathname === '/' && search === '' ? file_url : null }
}

/** What a claim by a method rests on; null where that method proves nothing. */
export const groundOf = ({ host, domain, file_url }: ToolSite, method: ClaimMethod): string | null =>
  method === 'file' ? (file_url === null ? null : (domain ?? host)) : domain

/** Whether a host belongs to the same owner as the site, as far as names tell. */
export const isOwnHost = (site: ToolSite, host: string): boolean =>
  site.domain === null ? host === site.host : domainOf(host).domain === site.domain

/** Why a method is no way to claim a site; null where it is one. */
export function refusalOf(site: ToolSite, method: ClaimMethod, email: string): string | null {
  const { domain, host } = site
  if (groundOf(site, method) === null) {
    const what = { email: 'An address', file: 'A file', dns: 'A record' }[method]
    return `${what} proves nothing here: ${host} is a place that many people share.`
  }
  if (method !== 'email' || domain === null) return null
  if (FREE_MAIL.has(domain) || THROWAWAY_MAIL.has(domain))
    return `An address proves nothing here: anybody can get one at ${domain}.`
  const at = mailHost(email)
  return at !== null && domainOf(at).domain === domain
    ? null
    : `The address of your account, ${email}, is not at ${domain}.`
}

function mailHost(email: string): string | null {
  const host = email.slice(email.lastIndexOf('@') + 1)
  // In the form in which addresses have it, with letters of any script.
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null
}
