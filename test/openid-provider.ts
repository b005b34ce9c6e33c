import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { interactionPolicy } from 'oidc-provider'

export interface OpenIdProvider {
  issuer: string
  /** What Kitly needs to use it. */
  env: { OIDC_ISSUER: string; GOOGLE_CLIENT_ID: string; GOOGLE_CLIENT_SECRET: string }
  close(): Promise<void>
}

const CLIENT = { id: 'kitly', secret: 'secret-of-kitly' }

/**
 * An OpenID provider on this machine in Google's place, for development and tests: the real protocol, with PKCE
 * required. Whoever comes says who they are. An address that begins with `unverified` is not verified, and for one
 * that begins with `down` the provider breaks off when the code is exchanged.
 */
export async function startOpenIdProvider(
  callback: string | ((issuer: string) => string),
  port = 0,
): Promise<OpenIdProvider> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = createProvider(issuer, typeof callback === 'string' ? callback : callback(issuer))
  const handle = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response)
    interact(provider, request, response).catch((error: Error) => {
      response.writeHead(400).end(error.message)
    })
  })
  return {
    issuer,
    env: { OIDC_ISSUER: issuer, GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function createProvider(issuer: string, callback: string): Provider {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }))
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [callback],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'picture'],
    },
    // As Google does: what is known of a person stands in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    cookies: { keys: ['only for development and tests'] },
    findAccount: (_, email) => ({
      accountId: email,
      claims: () => ({
        sub: `sub-of-${email}`,
        email,
        email_verified: !email.startsWith('unverified'),
        name: 'Grace Hopper',
        given_name: 'Grace',
      }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const { session, client } = oidc
      if (!session?.accountId || !client) return undefined
      const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  provider.use(async (context, next) => {
    await next()
    const accountId = context.oidc?.entities?.AuthorizationCode?.accountId
    if (context.path === '/token' && accountId?.startsWith('down')) context.req.socket.destroy()
  })
  return provider
}

/** The page on which somebody says who they are, or that they would rather not. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
    return
  }
  let body = ''
  for await (const chunk of request) body += chunk
  const form = new URLSearchParams(body)
  const email = form.get('email')?.trim().toLowerCase()
  const result =
    form.has('cancel') || !email
      ? { error: 'access_denied', error_description: 'The person has cancelled' }
      : { login: { accountId: email }, select_account: {} }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

const PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Local sign-in</title><style>body{font:16px system-ui;max-width:24rem;margin:4rem auto;padding:0 1rem}
input,button{font:inherit;padding:.6rem;width:100%;margin:.4rem 0;box-sizing:border-box}</style>
<h1>Local sign-in</h1><p>In Google's place, for development and tests.</p>
<form method="post"><label>Email <input name="email" type="email" value="grace@example.com"></label>
<button>Continue</button><button name="cancel" value="1">Cancel</button></form></html>`
