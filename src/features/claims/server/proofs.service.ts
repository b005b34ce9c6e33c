import type { RequestContext, Services } from '../../../kernel/http/context.ts'
import { AppError } from '../../../shared/errors.ts'
import { PROOF_HOURS } from '../claims.limits.ts'
import { lapse } from './claim-kind.service.ts'
import { type ClaimRow, forgetClaimants, markChecked, selectClaimsIn } from './claims.queries.ts'
import type { Proof, ProofReader } from './proof-reader.ts'
import { groundOf, refusalOf, siteOf } from './tool-site.ts'

/** What of a claim does not hold any more, as far as our own database knows; null where all of it does. */
function whatIsMissing(claim: ClaimRow): string | null {
  const { tool_name, website_url, method, host } = claim
  if (!claim.is_active) return 'The account of the claim is not active any more.'
  if (!claim.is_confirmed) return 'The address of the account is not confirmed.'
  const site = siteOf(website_url)
  if (groundOf(site, method) !== host) {
    return `The website of ${tool_name} stands at ${site.host} now; the claim is for ${host}.`
  }
  return refusalOf(site, method, claim.user_email ?? '')
}

/** Looks for what proves a claim, wherever that is. */
export async function findProof({ proofs }: { proofs: ProofReader }, claim: ClaimRow): Promise<Proof> {
  const missing = whatIsMissing(claim)
  if (missing !== null) return { result: 'gone', found: missing }
  const { website_url, method, host, token } = claim
  const { file_url, ...site } = siteOf(website_url)
  if (method === 'dns') return await proofs.readRecords(host, token)
  if (method === 'file') return await proofs.readFile({ ...site, file_url: file_url! }, token)
  return { result: 'holds', found: `The address of your account is at ${host}.` }
}

const isFresh = ({ checked_at }: ClaimRow) =>
  checked_at !== null && Date.now() - Date.parse(checked_at) < PROOF_HOURS * 3_600_000

/**
 * Makes sure that a claim which is used still holds: what our own database knows each time, a file or a record once a
 * day. One that does not ends. Throws `forbidden` then, and `conflict` where it cannot be told for the moment.
 */
export async function requireProof(context: RequestContext, claim: ClaimRow): Promise<void> {
  if (isFresh(claim) && whatIsMissing(claim) === null) return
  const { result, found } = await findProof(context, claim)
  await markChecked(context.database.db, claim.id, result === 'holds')
  if (result === 'holds') return
  if (result === 'unknown') {
    throw new AppError('conflict', `${found} We could not check the claim; please try again later.`)
  }
  await lapse(context, claim, found)
  throw new AppError('forbidden', `${found} The claim on ${claim.tool_name} has ended.`)
}

type Parts = Pick<Services, 'database' | 'catalog' | 'log' | 'mail' | 'config'>

/** Ends claims of accounts that are gone, and on tools whose website has moved to another domain. */
export async function endClaims(services: Parts): Promise<void> {
  const { db } = services.database
  for (const claim of await selectClaimsIn(db, ['proved', 'approved'])) {
    const missing = whatIsMissing(claim)
    if (missing !== null) await lapse(services, claim, missing)
  }
  await forgetClaimants(db)
}
