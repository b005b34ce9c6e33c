import { ReadableStream as Streams } from 'node:stream/web'
import type { Hono } from 'hono'
import type { Catalog } from '../../../catalog/catalog.ts'
import { KEYS, listsKey } from '../../../catalog/touched.ts'
import type { Services } from '../../../kernel/http/context.ts'
import { type HttpContext, type HttpEnv, keptAs, sendKept } from '../../../kernel/http/mount.ts'
import { API_CSP } from '../../../kernel/http/security-headers.ts'
import { AppError } from '../../../shared/errors.ts'
import { READ_COST } from '../../../shared/limits.ts'
import { ogVersion } from '../../../shared/og-image.ts'
import { llmsTxt, robotsTxt, rssFeed } from './documents.ts'
import type { OgImages } from './og-images.ts'
import { getKitCard, getOgCard, getSitemap } from './seo.service.ts'
import { type SitemapPart, type SitemapSource, sitemapChunks, sitemapIndex } from './sitemap.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Make = (catalog: Catalog, origin: string) => string

const XML = 'application/xml; charset=utf-8'

/**
 * What search engines, feed readers and social networks read. No endpoints of the API: anyone may read them, and
 * their form is fixed by others.
 */
export function mountSeo(app: Hono<HttpEnv>, services: Services, images: OgImages): void {
  const { addresses, catalog, config, pageCache } = services

  const document = (path: string, type: string, make: Make, keys: string[]) => {
    addresses.add(path)
    app.get(path, async (c) => {
      const { stamp } = pageCache
      return await sendText(services, c, stamp, type, make(catalog.current, config.url), { keys })
    })
  }
  document('/robots.txt', 'text/plain; charset=utf-8', robotsTxt, [])
  const { categories, bundles, texts } = KEYS
  document('/llms.txt', 'text/plain; charset=utf-8', llmsTxt, [categories, bundles, listsKey()])
  document('/feed.xml', 'application/rss+xml; charset=utf-8', rssFeed, [texts])

  addresses.add('/sitemap.xml', [], READ_COST.page)
  addresses.add('/sitemaps/*', [], READ_COST.page)
  const sitemap = async () => {
    const { version, stamp } = pageCache
    return { version, stamp, ...(await getSitemap(services, config.url)) }
  }
  app.get('/sitemap.xml', async (c) => {
    const { version, stamp, source, parts } = await sitemap()
    if (parts.length === 1) return streamPart(c, version, source, parts[0]!, config.url)
    return await sendText(services, c, stamp, XML, sitemapIndex(parts, config.url))
  })
  app.get('/sitemaps/:file{[1-9][0-9]{0,5}\\.xml}', async (c) => {
    const { version, source, parts } = await sitemap()
    const part = parts[Number.parseInt(c.req.param('file'), 10) - 1]
    if (!part || parts.length === 1) throw new AppError('not_found', 'There is no such sitemap')
    return streamPart(c, version, source, part, config.url)
  })

  addresses.add('/og/*', ['v'], READ_COST.page)
  const image = async (c: HttpContext, kind: string, name: string) => {
    const card = getOgCard(catalog.current, kind, name)
    const version = ogVersion(card)
    const etag = `"${version}"`
    const headers = {
      etag,
      'content-security-policy': API_CSP,
      // Pages name the version; who asks without it gets what is shown now.
      'cache-control': `public, max-age=${c.req.query('v') === version ? '31536000, immutable' : '3600'}`,
    }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    const png = await images.get(card)
    return c.body(new Uint8Array(png), 200, { ...headers, 'content-type': 'image/png' })
  }
  app.get('/og/site.png', async (c) => await image(c, 'site', ''))
  // The link is asked for each time, so that a picture is gone with it; nobody on the way may keep a copy.
  app.get('/og/kits/:file{[\\w-]+\\.png}', async (c) => {
    const card = await getKitCard(services, c.req.param('file').slice(0, -'.png'.length))
    return c.body(new Uint8Array(await images.get(card)), 200, {
      'content-security-policy': API_CSP,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-type': 'image/png',
    })
  })
  app.get('/og/:kind{tools|bundles|blog|compare}/:file{.+\\.png}', async (c) => {
    return await image(c, c.req.param('kind'), c.req.param('file').slice(0, -'.png'.length))
  })
}

async function sendText(
  services: Services,
  c: HttpContext,
  stamp: number,
  type: string,
  text: string,
  reads?: { keys: string[] },
): Promise<Response> {
  const headers = {
    'content-type': type,
    'content-security-policy': API_CSP,
    'cache-control': 'public, no-cache',
  }
  if (!keptAs(c)) return c.body(text, 200, headers)
  return await sendKept(services, c, stamp, 200, headers, text, reads)
}

/** A large map is made while it is sent, and not kept: crawlers come for it now and then. */
function streamPart(
  c: HttpContext,
  version: number,
  source: SitemapSource,
  part: SitemapPart,
  origin: string,
): Response {
  const etag = `W/"${version}"`
  const headers = {
    etag,
    vary: 'Accept-Encoding',
    'content-security-policy': API_CSP,
    'cache-control': 'public, no-cache',
  }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  if (c.req.method === 'HEAD') return c.body(null, 200, { ...headers, 'content-type': XML })
  const chunks = Streams.from(sitemapChunks(source, part, origin)) as globalThis.ReadableStream<Bytes>
  const zips = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(c.req.header('accept-encoding') ?? '')
  return c.body(zips ? chunks.pipeThrough(new CompressionStream('gzip')) : chunks, 200, {
    ...headers,
    'content-type': XML,
    ...(zips && { 'content-encoding': 'gzip' }),
  })
}
