import type { MiddlewareHandler } from 'hono'
import type { Services } from '../http/context.ts'
import type { HttpEnv } from '../http/mount.ts'
import { type SlugEntity, selectCurrentSlugs } from './slug-redirects.queries.ts'

/** Where slugs stand in paths, of pages, of the API and of pictures alike: what is before, the slug, what is after. */
const IN_PATH: [RegExp, SlugEntity][] = [
  [/^(\/og\/tools\/)([^/]+)(\.png)$/, 'tool'],
  [/^(\/og\/bundles\/)([^/]+)(\.png)$/, 'bundle'],
  [/^(\/og\/blog\/)([^/]+)(\.png)$/, 'blog_post'],
  [/^((?:\/api)?\/tools\/)([^/]+)(\/.*)?$/, 'tool'],
  [/^((?:\/api)?\/bundles\/)([^/]+)(\/.*)?$/, 'bundle'],
  [/^((?:\/api)?\/blog\/)([^/]+)(\/.*)?$/, 'blog_post'],
]
/** Where they stand in `?category=`. */
const IN_QUERY: [RegExp, SlugEntity][] = [
  [/^(\/api)?\/tools(\/facets)?$/, 'category'],
  [/^(\/api)?\/blog$/, 'blog_category'],
]
const PARAMETER = 'category'

/**
 * Leads old addresses to the new ones with 301. It looks only at what was not found: an address that works costs
 * nothing, and who has a slug today comes before who had it once.
 */
export function redirectOldSlugs({ database, log }: Services): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    const isMiss = c.res.status === 404 || c.res.status === 400
    // What a page reads while it is rendered stays missing: the page's own address is the one that moves.
    if (!isMiss || c.env?.inProcess || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return
    const find = async (entity: SlugEntity, slug: string) =>
      (await selectCurrentSlugs(database.db, entity, [slug])).get(slug)
    try {
      const location = await newAddress(new URL(c.req.url), find)
      if (location) {
        // Not merged with the headers of the failure.
        c.res = undefined
        c.res = new Response(null, {
          status: 301,
          headers: { location, 'cache-control': 'public, no-cache' },
        })
      }
    } catch (error) {
      log.warn({ err: error }, 'old slugs not looked up')
    }
  }
}

async function newAddress(
  { pathname, search, searchParams }: URL,
  find: (entity: SlugEntity, slug: string) => Promise<string | undefined>,
): Promise<string | null> {
  for (const [pattern, entity] of IN_PATH) {
    const parts = pattern.exec(pathname)
    if (!parts) continue
    const slug = await find(entity, decodeURIComponent(parts[2]!))
    if (slug !== undefined) return `${parts[1]}${encodeURIComponent(slug)}${parts[3] ?? ''}${search}`
  }
  const entity = IN_QUERY.find(([pattern]) => pattern.test(pathname))?.[1]
  const old = searchParams.get(PARAMETER)
  if (!entity || !old) return null
  // Several may be chosen at once.
  const slugs = await Promise.all(old.split(',').map(async (slug) => (await find(entity, slug)) ?? slug))
  if (slugs.join(',') === old) return null
  searchParams.set(PARAMETER, slugs.join(','))
  return `${pathname}?${searchParams.toString().replaceAll('%2C', ',')}`
}
