import { residentBytes, type Server } from './servers.ts'
import type { Synthetic } from './synthetic.ts'
import { median } from './timing.ts'

/** What social networks and search engines wait for. Times in milliseconds, each as the one who asks sees it. */
export interface SeoFigures {
  /** The first picture, with the start of the thread that draws. */
  ogFirst: number
  /** Pictures of different tools, none kept. */
  ogCold: number
  ogWorst: number
  ogKept: number
  /** All parts, one after the other. */
  sitemap: number
  sitemapBytes: number
  sitemapAddresses: number
  /** Bytes of memory that the program holds more than before. */
  sitemapGrowth: number
}

const PICTURES = 24
const KEPT = 100
const PASSES = 3

async function timeRead(url: string): Promise<{ ms: number; body: Uint8Array }> {
  const start = performance.now()
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const body = await response.bytes()
  if (response.status !== 200) throw new Error(`${url} is answered with status ${response.status}`)
  return { ms: performance.now() - start, body }
}

export async function measureSeo(kitly: Server, { tools }: Synthetic): Promise<SeoFigures> {
  const picture = async (slug: string) => (await timeRead(`${kitly.url}/og/tools/${slug}.png`)).ms
  const slugs = tools.slice(0, PICTURES).map((tool) => tool.slug)
  const ogFirst = await picture(tools.at(-1)!.slug)
  const cold: number[] = []
  for (const slug of slugs) cold.push(await picture(slug))
  const kept: number[] = []
  for (let i = 0; i < KEPT; i++) kept.push(await picture(slugs[i % PICTURES]!))

  const before = await residentBytes(kitly)
  const passes: Awaited<ReturnType<typeof readSitemap>>[] = []
  for (let i = 0; i < PASSES; i++) passes.push(await readSitemap(kitly))
  return {
    ogFirst,
    ogCold: median(cold),
    ogWorst: Math.max(...cold),
    ogKept: median(kept),
    // The first pass plans the parts as well.
    sitemap: Math.max(...passes.map((p) => p.ms)),
    sitemapBytes: passes[0]!.bytes,
    sitemapAddresses: passes[0]!.addresses,
    sitemapGrowth: (await residentBytes(kitly)) - before,
  }
}

async function readSitemap({ url }: Server) {
  const first = await timeRead(`${url}/sitemap.xml`)
  const text = new TextDecoder().decode(first.body)
  const parts = [...text.matchAll(/<sitemap><loc>([^<]+)/g)].map(([, part]) => new URL(part!).pathname)
  const sum = { ms: first.ms, bytes: first.body.length, addresses: text.split('<url>').length - 1 }
  for (const part of parts) {
    const { ms, body } = await timeRead(url + part)
    sum.ms += ms
    sum.bytes += body.length
    sum.addresses += new TextDecoder().decode(body).split('<url>').length - 1
  }
  return sum
}
