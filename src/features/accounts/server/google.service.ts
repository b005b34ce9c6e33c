import type { Configuration } from 'openid-client'
import { z } from 'zod'
import type { Tx } from '../../../kernel/data/database.ts'
import type { RequestContext } from '../../../kernel/http/context.ts'
import { readSignedCookie, signedCookie } from '../../../kernel/http/signed-cookie.ts'
import { AppError } from '../../../shared/errors.ts'
import { DEACTIVATED } from '../accounts.messages.ts'
import {
  deleteUser,
  insertUser,
  isReplaceable,
  linkAccount,
  selectUserByEmail,
  selectUserOfAccount,
  updateUser,
} from './accounts.queries.ts'
import { issueSession } from './accounts.service.ts'
import { markUsed } from './mail/tokens.queries.ts'

const PROVIDER = 'google'
const COOKIE = 'kitly.oidc'
/** How long somebody may take at the provider. */
const FLOW_MS = 10 * 60_000
const BEGIN_LIMIT = { points: 30, windowSeconds: 600 }
const NOT_SET_UP = 'Signing in with Google is not set up here'
const FAILED = 'Signing in with Google did not work. Please try again.'
const PROVIDER_TIMEOUT_SECONDS = 10

type Config = RequestContext['config']
type Provider = NonNullable<Config['google']>

/** What is remembered in the browser's signed cookie while its user is at the provider. */
const Flow = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), until: z.number() })

const configurations = new Map<string, Promise<Configuration>>()

/** Loaded with the first of those who come that way. */
const loadOidc = () => import('openid-client')

/** The provider's own description of itself; asked for once, and again after a failure. */
function configurationOf({ issuer, clientId, clientSecret }: Provider): Promise<Configuration> {
  const key = `${issuer} ${clientId}`
  let found = configurations.get(key)
  if (!found) {
    found = loadOidc().then((oidc) =>
      oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: PROVIDER_TIMEOUT_SECONDS,
        // A provider on this machine, for development and tests.
        ...(issuer.startsWith('http:') && { execute: [oidc.allowInsecureRequests] }),
      }),
    )
    configurations.set(key, found)
    found.catch(() => configurations.delete(key))
  }
  return found
}

const callbackUrl = ({ url }: Config) => `${url}/auth/callback`

/** Where signing in begins. The way back is bound to this browser by a signed cookie. */
export async function beginGoogle(context: RequestContext): Promise<string> {
  const { config, rateLimits, network, log } = context
  if (!config.google) throw new AppError('unavailable', NOT_SET_UP)
  await rateLimits.take('google', network, BEGIN_LIMIT)
  const provider = await configurationOf(config.google).catch((error) => {
    log.warn({ err: error }, 'the OpenID provider cannot be reached')
    throw new AppError('unavailable', FAILED)
  })
  const oidc = await loadOidc()
  const flow = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
  }
  const value = Buffer.from(JSON.stringify({ ...flow, until: Date.now() + FLOW_MS })).toString('base64url')
  context.addCookie(signedCookie(config, COOKIE, value, FLOW_MS / 1000))
  return oidc.buildAuthorizationUrl(provider, {
    redirect_uri: callbackUrl(config),
    scope: 'openid email profile',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  }).href
}

/** What the provider says about a person. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  picture: z.string().optional(),
})
type Claims = z.infer<typeof Claims>

/** Signs in with what the provider has sent back. */
export async function finishGoogle(
  context: RequestContext,
  { code, state }: { code: string; state?: string | undefined },
): Promise<void> {
  const { config, database, identity, headers, log } = context
  if (!config.google) throw new AppError('unavailable', NOT_SET_UP)
  const flow = readFlow(config, headers)
  // Used or not, it is not good for a second try.
  context.addCookie(signedCookie(config, COOKIE, '', 0))
  // Without a state the browser is still known by its cookie, and the code by nonce and PKCE, which are in it.
  const isOther = state !== undefined && state !== flow?.state
  if (!flow || isOther || flow.until < Date.now()) throw new AppError('unauthenticated', FAILED)
  if (!(await markUsed(database.db, `oidc ${flow.state}`, new Date(flow.until)))) {
    throw new AppError('unauthenticated', FAILED)
  }
  const claims = await exchange(config, config.google, code, flow).catch((error) => {
    log.warn({ err: error }, 'a code of the OpenID provider was not taken')
    const isDown =
      (error as { name?: string }).name === 'TypeError' || /fetch failed|timeout/i.test(String(error))
    throw new AppError(isDown ? 'unavailable' : 'unauthenticated', FAILED)
  })
  const userId = await database.db.transaction().execute((tx) => findOrMakeUser(tx, claims))
  context.sessions.forget(userId)
  await issueSession(context, await identity.startSession(userId, context))
}

function readFlow(config: Config, headers: Headers): z.infer<typeof Flow> | null {
  const value = readSignedCookie(config, COOKIE, headers)
  if (value === null) return null
  return Flow.parse(JSON.parse(Buffer.from(value, 'base64url').toString()))
}

/** Trades a code for what the provider says: it checks state, nonce, PKCE, issuer, audience and times. */
async function exchange(
  config: Config,
  provider: Provider,
  code: string,
  { state, nonce, verifier }: z.infer<typeof Flow>,
): Promise<Claims> {
  const configuration = await configurationOf(provider)
  const url = new URL(callbackUrl(config))
  url.searchParams.set('code', code)
  url.searchParams.set('state', state)
  const { issuer, authorization_response_iss_parameter_supported } = configuration.serverMetadata()
  if (authorization_response_iss_parameter_supported) url.searchParams.set('iss', issuer)
  const oidc = await loadOidc()
  const tokens = await oidc.authorizationCodeGrant(configuration, url, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  return Claims.parse(tokens.claims())
}

/**
 * The account of a person at the provider. An address links to an account that exists only where both sides have
 * verified it; an account that nobody has confirmed gives way, with whatever password somebody set for it.
 */
async function findOrMakeUser(tx: Tx, claims: Claims): Promise<string> {
  const { sub, email, email_verified, name, given_name, picture } = claims
  const image = picture?.startsWith('https://') ? picture : null
  const google_user_data = JSON.stringify({
    picture: image,
    name: name ?? null,
    given_name: given_name ?? null,
  })
  const linked = await selectUserOfAccount(tx, PROVIDER, sub)
  if (linked) {
    await updateUser(tx, linked.user_id, { google_user_data, image })
    return linked.user_id
  }
  if (!email_verified) {
    throw new AppError(
      'forbidden',
      'The address of this Google account is not verified. Please verify it there first.',
    )
  }
  const existing = await selectUserByEmail(tx, email)
  if (existing?.email_verified) {
    await linkAccount(tx, existing.id, PROVIDER, sub)
    await updateUser(tx, existing.id, { google_user_data, image })
    return existing.id
  }
  if (existing && !isReplaceable(existing)) throw new AppError('forbidden', DEACTIVATED)
  if (existing) await deleteUser(tx, existing.id)
  const id = await insertUser(tx, {
    name: (name ?? given_name ?? email.split('@')[0]!).slice(0, 100),
    email,
    email_verified: true,
    image,
    google_user_data,
  })
  await linkAccount(tx, id, PROVIDER, sub)
  return id
}
