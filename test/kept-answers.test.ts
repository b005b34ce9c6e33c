import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { apiAddress, pageAddress } from './kept/addresses.ts'
import { createKeptSite, type KeptSite } from './kept/site.ts'
import { WRITES } from './kept/writes.ts'

/** Changes and reads; with KITLY_REPLAY=10000 so many. */
const STEPS = Number(process.env.KITLY_REPLAY ?? 1200)
const SEED = Number(process.env.KITLY_REPLAY_SEED ?? 1)
const WRITES_SHARE = 0.15
const PAGES_SHARE = 0.04
/** Addresses that are read again and again; now and then one of them is another one. */
const POOL = { api: 250, page: 25, renewed: 0.02 }
/** So many places are looked at for an answer that is kept, and would be sent as it is. */
const LOOKS = 6
/** Changes that touch everything, which leave nothing to be tried, are made as rarely as they are by people. */
const RARE = new Set(['category', 'categories in the bin', 'kind of facts', 'settings', 'import'])
const RARE_SHARE = 0.05

/** What differs each time an answer is made: when its parts were read, and what that makes of a script. */
const withoutTimes = (text: string) => text.replace(/\b\d{13}\b/g, 'now')

interface Shown {
  status: number
  total: string | null
  text: string
}

async function readServed({ app }: KeptSite, address: string): Promise<Shown> {
  const { status, headers, body } = await app.fetchRaw(address, { headers: { 'accept-encoding': 'br' } })
  const text = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body
  return { status, total: (headers['x-total-count'] as string) ?? null, text: withoutTimes(String(text)) }
}

/** As it is made when nothing is kept. */
async function readFresh({ app }: KeptSite, address: string): Promise<Shown> {
  const response = await app.request(address)
  const total = response.headers.get('x-total-count')
  return { status: response.status, total, text: withoutTimes(await response.text()) }
}

test(
  'what is kept is what would be made, whatever has changed',
  async () => {
    const site = await createKeptSite(SEED)
    const { random, app } = site
    const { pageCache } = app.services
    const pools = {
      api: Array.from({ length: POOL.api }, () => apiAddress(site)),
      page: Array.from({ length: POOL.page }, () => pageAddress(site)),
    }
    const [rare, usual] = [[...RARE], Object.keys(WRITES).filter((name) => !RARE.has(name))]
    let last = 'nothing'
    const done = new Map<string, number>()
    const reads = { api: 0, page: 0, keptApi: 0, keptPage: 0 }
    for (let step = 0; step < STEPS; step++) {
      if (random.chance(WRITES_SHARE)) {
        last = random.pick(random.chance(RARE_SHARE) ? rare : usual)
        const { version } = app.services.catalog.current
        await WRITES[last]!(site)
        if (app.services.catalog.current.version > version) done.set(last, (done.get(last) ?? 0) + 1)
        continue
      }
      const kind = random.chance(PAGES_SHARE) ? 'page' : 'api'
      const pool = pools[kind]
      const isKept = (at: number) => pageCache.isFresh(app.services.addresses.canonical(pool[at]!))
      let place = random.below(pool.length)
      for (let look = 1; look < LOOKS && !isKept(place); look++) place = random.below(pool.length)
      if (random.chance(POOL.renewed)) pool[place] = kind === 'api' ? apiAddress(site) : pageAddress(site)
      const address = pool[place]!
      reads[kind]++
      if (isKept(place)) reads[kind === 'api' ? 'keptApi' : 'keptPage']++
      // What has just been written must be seen by whoever wrote it, also on pages.
      if (kind === 'page') await site.send('POST', '/api/counts', {}, null)
      const served = await readServed(site, address)
      const fresh = await readFresh(site, address)
      expect({ step, last, address, ...served }).toEqual({ step, last, address, ...fresh })
    }
    // Otherwise nothing has been tried.
    expect(reads.keptApi / reads.api).toBeGreaterThan(0.2)
    // Pages are read too rarely to be sure of them where a slow machine counts something between all reads.
    const isPageKept = async () => {
      await readServed(site, '/tools')
      return pageCache.isFresh('/tools')
    }
    await expect.poll(isPageKept).toBe(true)
    if (process.env.KITLY_REPLAY) console.log(reads, done)
  },
  STEPS * 100 + 60_000,
)
