import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Claiming, OwnClaim } from '../src/features/claims/claims.contract.ts'
import type { ServiceOptions } from '../src/services.ts'
import { createTestApp, type TestApp } from './app.ts'
import type { Person } from './people.ts'

/** The websites of vendors and their records, all on this machine, whatever they are called. */
export interface VendorSites {
  /** The address of a website of this name. */
  at(host: string): string
  /** What a site answers at the place of the file, by its host; nothing is 404. */
  files: Map<string, { body?: string; type?: string; location?: string; status?: number }>
  /** Records of text by domain; an Error is thrown. */
  records: Map<string, string[][] | Error>
  /** Hosts that lie somewhere else. */
  addresses: Map<string, string>
  /** What was asked, as host and path. */
  asked: string[]
  proofs: NonNullable<ServiceOptions['proofs']>
  close(): void
}

export async function startVendorSites(): Promise<VendorSites> {
  const files: VendorSites['files'] = new Map()
  const records: VendorSites['records'] = new Map()
  const addresses: VendorSites['addresses'] = new Map()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const host = request.headers.host!.replace(/:\d+$/, '')
    asked.push(host + request.url)
    const { body, type = 'text/plain', location, status } = files.get(host) ?? { status: 404 }
    if (location) response.writeHead(302, { location }).end()
    else response.writeHead(status ?? 200, { 'content-type': type }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    at: (host) => `http://${host}:${port}/`,
    files,
    records,
    addresses,
    asked,
    proofs: {
      visits: {
        allows: (ip) => ip === '127.0.0.1',
        timeoutMs: 2000,
        lookup: async (host) => [{ address: addresses.get(host) ?? '127.0.0.1', family: 4 }],
      },
      async resolveTxt(domain) {
        asked.push(`TXT ${domain}`)
        const found = records.get(domain) ?? Object.assign(new Error('no data'), { code: 'ENODATA' })
        if (found instanceof Error) throw found
        return found
      },
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** An app that finds the websites of vendors on this machine. */
export const createClaimsApp = (sites: VendorSites, environment: Record<string, string> = {}) =>
  createTestApp(environment, { proofs: sites.proofs })

/** Asks for a claim; answers it. */
export async function startClaim(
  app: TestApp,
  slug: string,
  { headers }: Pick<Person, 'headers'>,
  method: OwnClaim['method'],
): Promise<OwnClaim> {
  const response = await app.send(
    'POST',
    `/api/tools/${slug}/claims`,
    { role: 'Ada, founder', method },
    headers,
  )
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as OwnClaim
}

/** How far somebody is with a tool. */
export const readClaiming = (app: TestApp, slug: string, { headers }: Pick<Person, 'headers'>) =>
  app.read<Claiming>(`/api/users/claims/${slug}`, { headers })
