import type { OwnClaim, PublicClaim } from '../src/features/claims/claims.contract.ts'
import type { Review } from '../src/features/reviews/reviews.contract.ts'
import type { TestApp } from './app.ts'
import { createTool } from './factories.ts'
import { createFacts } from './facts.ts'
import { createPerson, type Person } from './people.ts'
import {
  createClaimsApp,
  readClaiming,
  startClaim,
  startVendorSites,
  type VendorSites,
} from './vendor-site.ts'

export type Vendor = Person & { claim: OwnClaim }

/** An app with whoever decides about claims, and the calls of vendors; `close` ends their websites. */
export async function createMakers(environment: Record<string, string> = {}) {
  const sites = await startVendorSites()
  const app = await createClaimsApp(sites, environment)
  const admin = await createPerson(app, { role: 'admin', name: 'Boss' })
  const mod = await createPerson(app, { role: 'moderator', name: 'Mod' })
  let count = 0
  return {
    ...callsOf(app, admin),
    app,
    admin,
    mod,
    sites,
    close: () => sites.close(),
    /** A tool with a website and facts of its own. */
    async createMaker() {
      const host = `maker${++count}.com`
      const tool = await createTool(app, { name: `Maker ${count}`, website_url: sites.at(host) })
      await createFacts(app, tool.id, [{ kind: 'api', value: false }], [{ name: 'Team', amount: 8 }])
      return makerOf({ app, admin, sites }, tool, host)
    },
  }
}

interface House {
  app: TestApp
  admin: Person
  sites: VendorSites
}

function makerOf({ app, admin, sites }: House, tool: Awaited<ReturnType<typeof createTool>>, host: string) {
  const { decide } = callsOf(app, admin)
  const proved = async (method: OwnClaim['method']): Promise<Vendor> => {
    const email = `vendor-${crypto.randomUUID()}@${method === 'email' ? host : 'example.com'}`
    const person = await createPerson(app, { email, name: 'Vera Vendor' })
    const claim = await startClaim(app, tool.slug, person, method)
    if (method === 'file') sites.files.set(host, { body: claim.line })
    await app.send('POST', `/api/claims/${claim.id}/check`, {}, person.headers)
    return { ...person, claim }
  }
  return {
    tool,
    host,
    /** Has somebody prove a claim on it, and an administrator approve that. */
    proved,
    async approved(method: OwnClaim['method'] = 'email'): Promise<Vendor> {
      const vendor = await proved(method)
      await decide('claims', vendor.claim.id, { status: 'approved' })
      return vendor
    },
    read: () => app.read<PublicClaim>(`/api/tools/${tool.slug}/claim`),
    readOwn: (vendor: Vendor) => readClaiming(app, tool.slug, vendor),
    reviews: () => app.read<Review[]>(`/api/tools/${tool.slug}/reviews`),
    async isClaimed() {
      const stored = await app.read<{ company_claimed: boolean }>(`/api/admin/tools/${tool.id}`, admin)
      return stored.company_claimed
    },
    propose: ({ claim, headers }: Vendor, body: object = {}) =>
      app.send(
        'POST',
        `/api/claims/${claim.id}/proposals`,
        { kind: 'api', value: true, source_url: `https://${host}/api`, ...body },
        headers,
      ),
  }
}
export type Maker = ReturnType<typeof makerOf>

function callsOf(app: TestApp, admin: Person) {
  return {
    decide: (what: 'claims' | 'fact-proposals', id: number, body: object, { headers }: Person = admin) =>
      app.send('POST', `/api/admin/${what}/${id}/decide`, body, headers),
    async undo(response: Response) {
      const { batch } = (await response.json()) as { batch: string }
      return await app.send('POST', `/api/admin/changes/${batch}/undo`, {}, admin.headers)
    },
    reply: ({ claim, headers }: Vendor, review_id: number, reply: string | null) =>
      app.send('PUT', `/api/claims/${claim.id}/replies`, { review_id, reply }, headers),
  }
}
export type Makers = Awaited<ReturnType<typeof createMakers>>
