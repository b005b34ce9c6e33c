import type { MiddlewareHandler } from 'hono'
import { queryText } from '../../shared/query-text.ts'
import type { Services } from '../http/context.ts'
import type { HttpEnv } from '../http/mount.ts'
import { type SlugKind, selectCurrentSlugs } from './slug-redirects.queries.ts'

/** The parameter that takes slugs, several with commas. */
const PARAMETER = 'category'

/**
 * Leads old addresses to the new ones with 301. It looks only at what was not found: an address that works costs
 * nothing, and who has a slug today comes before who had it once.
 */
export function redirectOldSlugs(
  { database, log }: Services,
  kinds: readonly SlugKind[],
): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    const isMiss = c.res.status === 404 || c.res.status === 400
    if (!isMiss || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return
    const find = async (kind: SlugKind, slug: string) =>
      (await selectCurrentSlugs(database.db, kind, [slug])).get(slug)
    try {
      const location = await newAddress(new URL(c.req.url), kinds, find)
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
  kinds: readonly SlugKind[],
  find: (kind: SlugKind, slug: string) => Promise<string | undefined>,
): Promise<string | null> {
  for (const kind of kinds) {
    const parts = kind.inPath?.map((pattern) => pattern.exec(pathname)).find((found) => found !== null)
    if (!parts) continue
    const slug = await find(kind, decodeURIComponent(parts[2]!))
    if (slug !== undefined) return `${parts[1]}${encodeURIComponent(slug)}${parts[3] ?? ''}${search}`
  }
  const chosen = kinds.find(({ inQuery }) => inQuery?.test(pathname))
  const old = searchParams.get(PARAMETER)
  if (!chosen || !old) return null
  // Several may be chosen at once.
  const slugs = await Promise.all(old.split(',').map(async (slug) => (await find(chosen, slug)) ?? slug))
  if (slugs.join(',') === old) return null
  searchParams.set(PARAMETER, slugs.join(','))
  return `${pathname}?${queryText(searchParams)}`
}
