import type { CatalogBlog, CatalogPost } from '../../../catalog/blog.ts'
import { toCard } from '../../../catalog/cards.ts'
import type { Catalog } from '../../../catalog/catalog.ts'
import { words } from '../../../catalog/text.ts'
import { cardKey, type DependsOn, KEYS, listsKey, standingsKey, toolKey } from '../../../catalog/touched.ts'
import type { ListPage } from '../../../kernel/data/lists.queries.ts'
import type { RequestContext, Services } from '../../../kernel/http/context.ts'
import { AppError } from '../../../shared/errors.ts'
import { pick } from '../../../shared/pick.ts'
import type { ToolCard } from '../../tools/tools.contract.ts'
import {
  type BlogBody,
  BlogCard,
  type BlogFacets,
  type BlogFilter,
  type BlogPost,
  CoverTool,
} from '../blog.contract.ts'
import {
  BLOG_COVER_TOOLS,
  BLOG_COVER_TOOLS_LEAST,
  BLOG_FEED_SIZE,
  BLOG_RECOMMENDED_TOOLS,
} from '../blog.limits.ts'
import { SEPARATORS, type Separator } from '../blog-html.ts'
import { selectPostContents } from './blog.queries.ts'
import { toPageBody } from './blog-body.ts'
import type { FeedPost } from './blog-feeds.ts'
import { drawPlot, type PlottedTool } from './blog-plot.ts'
import { readPlottedTools } from './blog-plots.service.ts'
import { safePost } from './blog-sanitizer.ts'

/** Articles that have every word of the search, at the beginning of a word of theirs. */
function search({ posts }: CatalogBlog, text: string | undefined): readonly CatalogPost[] {
  const wanted = words(text ?? '')
  if (wanted.length === 0) return posts
  return posts.filter(({ title, excerpt, tags, categories, author_name }) => {
    const names = categories.map((c) => c.name)
    const all = ` ${words([title, excerpt, author_name, ...tags, ...names].join(' ')).join(' ')}`
    return wanted.every((word) => all.includes(` ${word}`))
  })
}

const isIn = (slug: string | undefined) => (post: CatalogPost) =>
  slug === undefined || post.categories.some((c) => c.slug === slug)

const CARD = Object.keys(BlogCard.omit({ cover_tools: true }).shape) as (keyof Omit<
  BlogCard,
  'cover_tools'
>)[]
const COVER_TOOL = Object.keys(CoverTool.shape) as (keyof CoverTool)[]

/** What the cover of an article is drawn of: tools with a logo, and a few others where there are hardly any. */
export function coverTools({ toolById }: Catalog, { featured_tools }: CatalogPost): CoverTool[] {
  const tools = featured_tools.flatMap((id) => toolById.get(id) ?? [])
  const [marked, bare] = [tools.filter((t) => t.logo_url), tools.filter((t) => !t.logo_url)]
  return [...marked, ...bare.slice(0, Math.max(0, BLOG_COVER_TOOLS_LEAST - marked.length))]
    .slice(0, BLOG_COVER_TOOLS)
    .map((tool) => pick(tool, COVER_TOOL))
}

/** One page of the articles that pass the filter, newest first, and the number of all of them. */
export function listPosts(
  catalog: Catalog,
  { search: text, category, limit, offset }: BlogFilter & { limit: number; offset: number },
): ListPage<BlogCard> {
  const found = search(catalog.blog, text).filter(isIn(category))
  const rows = found
    .slice(offset, offset + limit)
    .map((post) => ({ ...pick(post, CARD), cover_tools: coverTools(catalog, post) }))
  return { rows, total: found.length }
}

export function countPosts({ blog }: Catalog, { search: text, category }: BlogFilter): BlogFacets {
  const found = search(blog, text)
  return {
    total: found.filter(isIn(category)).length,
    categories: blog.categories.map((c) => ({ ...c, count: found.filter(isIn(c.slug)).length })),
  }
}

/** The published article of a slug. Throws `not_found`. */
export function findPost({ blog }: Catalog, slug: string): CatalogPost {
  const post = blog.postBySlug.get(slug)
  if (!post) throw new AppError('not_found', 'Blog post not found')
  return post
}

type Reader = Pick<Services, 'database' | 'remembered' | 'catalog'>
type NotingReader = Reader & Pick<RequestContext, 'dependsOn'>

const nameOf = ({ id }: CatalogPost) => `article ${id}`

/** Throws `not_found`, as where the article has been deleted a moment ago. */
async function readContent({ database, remembered }: Reader, post: CatalogPost): Promise<string> {
  const content = await remembered.read(nameOf(post), async () => {
    const [found] = (await selectPostContents(database.db, [post.id])).values()
    if (found === undefined) throw new AppError('not_found', 'Blog post not found')
    return found
  })
  return safePost(content)
}

/** Articles whose texts are read at a time: a longer answer of the database would hold the thread. */
const READ_AT_ONCE = 20
/** More than are remembered. */
const REMEMBERED_POSTS = 1000

/** Reads the texts of the articles into memory, for the time when the database cannot be asked. */
export async function rememberPosts({ database, remembered, catalog }: Reader): Promise<void> {
  const { posts, scheduled } = catalog.current.blog
  // The newest last: those that came first are forgotten first.
  const all = [...scheduled, ...posts].slice(0, REMEMBERED_POSTS).reverse()
  for (let i = 0; i < all.length; i += READ_AT_ONCE) {
    const some = all.slice(i, i + READ_AT_ONCE)
    const contents = await selectPostContents(
      database.db,
      some.map((post) => post.id),
    )
    for (const post of some) {
      const content = contents.get(post.id) ?? ''
      remembered.keep(nameOf(post), content)
      await readPlotted({ database, remembered, catalog }, post, content)
    }
  }
}

/** Throws `not_found`. */
export async function getPost(reader: NotingReader, slug: string, content: boolean): Promise<BlogPost> {
  const catalog = reader.catalog.current
  reader.dependsOn(KEYS.blog, KEYS.texts)
  const post = findPost(catalog, slug)
  const cover_tools = coverTools(catalog, post)
  return { ...post, cover_tools, content: content ? await readContent(reader, post) : '' }
}

/** A clean text as its page shows it, where separators that name no style have this one. */
export const bodyOf = (
  catalog: Catalog,
  content: string,
  separators: Separator | null | undefined,
  plotted: PlottedTool[],
): BlogBody =>
  toPageBody(content, {
    separator: SEPARATORS.find((known) => known === separators) ?? 'line',
    toolOf: (slug) => catalog.toolBySlug.get(slug),
    plotOf: (kind, slugs) => drawPlot(catalog.factKinds, kind, slugs, plotted),
  })

/** The text of an article as its page shows it. Throws `not_found`. */
export async function getPostBody(reader: NotingReader, slug: string): Promise<BlogBody> {
  const catalog = reader.catalog.current
  reader.dependsOn(KEYS.blog, KEYS.texts)
  const post = findPost(catalog, slug)
  const content = await readContent(reader, post)
  const plotted = await readPlotted(reader, post, content)
  reader.dependsOn(...plotted.flatMap(({ slug }) => toolKey(catalog.toolBySlug.get(slug)?.id ?? 0)))
  return bodyOf(catalog, content, post.section_separators, plotted)
}

/** What the plots of an article show. */
const readPlotted = ({ database, remembered, catalog }: Reader, post: CatalogPost, content: string) =>
  remembered.read(`plots of ${nameOf(post)}`, () => readPlottedTools(database.db, catalog.current, content))

/** The published tools that an article features, in its order. Throws `not_found`. */
export function listPostTools(catalog: Catalog, slug: string, dependsOn: DependsOn): ToolCard[] {
  const { featured_tools } = findPost(catalog, slug)
  dependsOn(KEYS.blog, ...featured_tools.map(cardKey))
  return featured_tools.flatMap((id) => {
    const tool = catalog.toolById.get(id)
    return tool ? [toCard(tool)] : []
  })
}

/**
 * Tools with paid plans that go with an article: those of its tools' categories first, then those that the site
 * features, then in the order of lists. Throws `not_found`.
 */
export function listRecommendedTools(catalog: Catalog, slug: string, dependsOn: DependsOn): ToolCard[] {
  const { featured_tools } = findPost(catalog, slug)
  const shown = new Set(featured_tools)
  const near = new Set(featured_tools.map((id) => catalog.toolById.get(id)?.category_id ?? null))
  near.delete(null)
  const premium = catalog.orders.relevance.filter((t) => t.pricing_model !== 'Free' && !shown.has(t.id))
  const weight = (t: (typeof premium)[number]) => (near.has(t.category_id) ? 2 : 0) + (t.is_featured ? 1 : 0)
  const tools = premium.sort((a, b) => weight(b) - weight(a)).slice(0, BLOG_RECOMMENDED_TOOLS)
  dependsOn(KEYS.blog, listsKey(), standingsKey())
  dependsOn(...featured_tools.map(cardKey), ...tools.map(({ id }) => cardKey(id)))
  return tools.map(toCard)
}

/** The newest articles with their texts. One that was deleted a moment ago has none. */
export async function listFeedPosts(reader: Reader): Promise<FeedPost[]> {
  const posts = reader.catalog.current.blog.posts.slice(0, BLOG_FEED_SIZE)
  const contentOf = (post: CatalogPost) =>
    readContent(reader, post).catch((error) => {
      if (error instanceof AppError && error.code === 'not_found') return ''
      throw error
    })
  return await Promise.all(posts.map(async (post) => ({ ...post, content: await contentOf(post) })))
}
