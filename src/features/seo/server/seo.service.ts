import type { Catalog } from '../../../catalog/catalog.ts'
import { UPLOADS_PATH } from '../../../kernel/files/uploads.ts'
import type { RequestContext, Services } from '../../../kernel/http/context.ts'
import { AppError } from '../../../shared/errors.ts'
import { bundleCard, pairCard, postCard, toolCard } from '../../../shared/og-cards.ts'
import { type OgCard, siteCard } from '../../../shared/og-image.ts'
import { coverTools, findPost } from '../../blog/server/blog.service.ts'
import { getBundle } from '../../bundles/server/bundles.service.ts'
import { pairOf, splitsOf } from '../../compare/pair.ts'
import { cardOfKit } from '../../kits/kit-card.ts'
import { getTool } from '../../tools/server/tools.service.ts'
import { selectBundleDates } from './seo.queries.ts'
import { planSitemap, type SitemapPart, type SitemapSource } from './sitemap.ts'

/** What the picture of an address shows: `kind` is the folder, `name` the file without its ending. Throws `not_found`. */
export function getOgCard(catalog: Catalog, kind: string, name: string): OgCard {
  if (kind === 'site') return siteCard()
  if (kind === 'tools') return toolCard(getTool(catalog, name))
  if (kind === 'blog') {
    const post = findPost(catalog, name)
    return postCard({ ...post, cover_tools: coverTools(catalog, post) })
  }
  if (kind === 'bundles') return bundleCard(getBundle(catalog, name))
  for (const [first, second] of splitsOf(name)) {
    const [a, b] = [catalog.toolBySlug.get(first), catalog.toolBySlug.get(second)]
    if (a && b && pairOf(a.slug, b.slug) === name) return pairCard(name, a, b)
  }
  throw new AppError('not_found', 'There is no such picture')
}

/** What the picture of a shared kit shows. Throws `not_found` once its link is withdrawn. */
export async function getKitCard(
  services: Pick<RequestContext, 'database' | 'catalog'>,
  token: string,
): Promise<OgCard> {
  // Who reads a kit needs the vocabulary of jobs, which is loaded with the first one.
  const { getSharedKit } = await import('../../kits/server/stored-kits.service.ts')
  return cardOfKit(token, await getSharedKit(services, token))
}

/** The file of an article's own picture; null where none is drawn in, or it is gone. */
export async function readCover(
  { uploads }: Pick<Services, 'uploads'>,
  card: OgCard,
): Promise<Uint8Array | null> {
  if (card.kind !== 'post' || !card.cover) return null
  return (await uploads.get(card.cover.slice(UPLOADS_PATH.length)))?.bytes ?? null
}

/** When the published bundles changed. */
export const readBundleDates = ({ database, remembered }: Pick<Services, 'database' | 'remembered'>) =>
  remembered.read('bundle dates', () => selectBundleDates(database.db))

const plans = new WeakMap<Catalog, Promise<SitemapPart[]>>()

/** What the sitemap of this version of the content has, and its parts, which are planned once for each version. */
export async function getSitemap(
  services: Pick<Services, 'database' | 'remembered' | 'catalog'>,
  origin: string,
): Promise<{ source: SitemapSource; parts: SitemapPart[] }> {
  const catalog = services.catalog.current
  const source = { catalog, bundles: await readBundleDates(services) }
  let parts = plans.get(catalog)
  if (!parts) {
    parts = planSitemap(source, origin)
    plans.set(catalog, parts)
    parts.catch(() => plans.delete(catalog))
  }
  return { source, parts: await parts }
}
