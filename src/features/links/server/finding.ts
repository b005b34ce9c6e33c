import type { Visit, VisitFailure } from '../../../kernel/outside/visit-address.ts'
import { URL_MAX } from '../../../shared/limits.ts'
import type { LinkOutcome } from '../admin-links.contract.ts'

/** What a visit of a tool's address has found, as it is stored. */
export interface Finding {
  id: number
  url: string
  outcome: LinkOutcome
  failure: VisitFailure | null
  http_status: number | null
  code: string | null
  moved_to: string | null
  checked_at: string
}

/** Failures after which a person with a browser would not get any further either. */
const DEAD = new Set<VisitFailure>([
  'no_host',
  'refused',
  'certificate',
  'time_out',
  'redirects',
  'not_public',
  'no_address',
])

function outcomeOf({ failure, status, moved_to }: Visit): LinkOutcome {
  if (failure === null) return moved_to === null ? 'alive' : 'moved'
  if (failure === 'answer') return status === 404 || status === 410 ? 'dead' : 'unclear'
  return DEAD.has(failure) ? 'dead' : 'unclear'
}

export function findingOf({ id, url }: { id: number; url: string }, visit: Visit): Finding {
  // An address that no tool may have is none that could be offered.
  const isUsable = visit.moved_to !== null && visit.moved_to.length <= URL_MAX
  const moved_to = isUsable ? visit.moved_to : null
  return {
    id,
    url,
    outcome: outcomeOf({ ...visit, moved_to }),
    failure: visit.failure,
    http_status: visit.status,
    code: visit.code,
    moved_to,
    checked_at: new Date().toISOString(),
  }
}

/** Whether it may be this machine, rather than the site, that could not be reached. */
export const looksOffline = (failure: string | null | undefined) =>
  failure === 'no_host' || failure === 'no_names' || failure === 'no_network'

const ANSWERS: Record<number, string> = {
  401: 'It asks for a password (401)',
  403: 'It refuses programs (403)',
  404: 'There is no such page (404)',
  410: 'The page is gone for good (410)',
  429: 'It was asked too often (429)',
  503: 'It is not available at the moment (503)',
}
const FAILURES: Record<Exclude<VisitFailure, 'answer'>, string> = {
  no_host: 'There is no such host',
  no_names: 'The name could not be looked up',
  no_network: 'There is no way to it from here',
  refused: 'Nobody answers at this address',
  closed: 'The connection was closed without an answer',
  certificate: 'Its certificate is not valid',
  time_out: 'It did not answer in time',
  redirects: 'It leads in circles',
  not_public: 'It leads to an address that is not public, and was not asked',
  no_address: 'This is no address of the web',
  broken: 'It does not answer as a website does',
}

/** Why an address is dead or unclear, as a sentence; null when it answers. */
export function reasonOf(found: Pick<Finding, 'failure' | 'http_status' | 'code'>): string | null {
  const { failure, http_status, code } = found
  if (failure === null) return null
  if (failure === 'answer') return ANSWERS[http_status ?? 0] ?? `It answers with an error (${http_status})`
  return failure === 'certificate' && code ? `${FAILURES[failure]} (${code})` : FAILURES[failure]
}
