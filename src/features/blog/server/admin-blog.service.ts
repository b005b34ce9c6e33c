import {
  type FieldChanges,
  freeOwnSlug,
  freeSlug,
  reviveFields,
} from '../../../kernel/changes/record-parts.ts'
import {
  createRecord,
  readRecord,
  recordKind,
  type Stored,
  updateRecord,
} from '../../../kernel/changes/records.ts'
import { recordSlugChange } from '../../../kernel/changes/slug-redirects.queries.ts'
import { now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { type RequestContext, userOf } from '../../../kernel/http/context.ts'
import { parseInput } from '../../../kernel/http/input.ts'
import { AppError } from '../../../shared/errors.ts'
import { slugify } from '../../../shared/slug.ts'
import { type AdminPost, PostInput } from '../admin-blog.contract.ts'
import type { BlogBody, BlogCategory } from '../blog.contract.ts'
import { hasContent } from '../blog.fields.ts'
import type { Separator } from '../blog-html.ts'
import {
  countPosts,
  selectAdminPosts,
  selectCategoriesOf,
  selectLive,
  selectPostInput,
  selectPostTools,
} from './admin-blog.queries.ts'
import { insertPost, writePost } from './blog.queries.ts'
import { bodyOf } from './blog.service.ts'
import { POST_SLUGS } from './blog.slugs.ts'
import { closeDraft } from './blog-drafts.queries.ts'
import { readPlottedTools } from './blog-plots.service.ts'
import { sanitizePost } from './blog-sanitizer.ts'
import { withAlts } from './picture-alts.service.ts'

/** Articles as administrators edit them: with versions, a bin and a history. */
export const postKind = recordKind<PostInput>({
  entity: 'blog_post',
  table: 'blog_posts',
  label: 'title',
  noun: 'blog post',
  access: 'admin',
  read: selectPostInput,
  async write(tx, id, post, before) {
    await checkLinks(tx, post)
    const slug = await freeSlug(tx, 'blog_posts', slugOf(post), id)
    await writePost(tx, id, { ...post, slug })
    if (slug !== before.slug) await recordSlugChange(tx, POST_SLUGS, before.slug, slug)
  },
  async revive(tx, snapshot, current) {
    const revived = reviveFields(PostInput, snapshot, current)
    return { ...revived, ...(await selectLinks(tx, revived)), content: sanitizePost(revived.content) }
  },
  beforeRestore: freeOwnSlug('blog_posts'),
})

/** The slug that was asked for, or the title's. */
const slugOf = ({ slug, title }: PostInput) => slug || slugify(title) || 'post'

/** The tools and categories of an article that are there. */
const selectLinks = async (tx: Tx, { featured_tools, categories }: PostInput) => ({
  featured_tools: await selectLive(tx, 'tools', featured_tools),
  categories: await selectLive(tx, 'blog_categories', categories),
})

/** Throws `invalid` where a tool or a category is not there. */
async function checkLinks(tx: Tx, post: PostInput): Promise<void> {
  const live = await selectLinks(tx, post)
  const fields: Record<string, string> = {}
  if (live.featured_tools.length < post.featured_tools.length) {
    fields.featured_tools = 'A featured tool is not there any more'
  }
  if (live.categories.length < post.categories.length) fields.categories = 'A category is not there any more'
  const [message] = Object.values(fields)
  if (message) throw new AppError('invalid', message, fields)
}

/** What is stored of an input: a clean text whose pictures are described, and the time that goes with being published. */
async function settle(db: Db | Tx, input: PostInput, before: PostInput | null): Promise<PostInput> {
  const content = await withAlts(db, sanitizePost(input.content))
  if (!hasContent(content))
    throw new AppError('invalid', 'Content is required', { content: 'Content is required' })
  // Only what is out keeps its time where none is given: a time to come that was taken away is not one any more.
  const out = before?.published_at && before.published_at <= now() ? before.published_at : null
  const published_at = input.is_published ? (input.published_at ?? out ?? now()) : null
  return { ...input, content, published_at }
}

async function withTools({ database: { db } }: RequestContext, post: Stored<PostInput>): Promise<AdminPost> {
  return { ...post, tools: await selectPostTools(db, post.id) }
}

export const listAdminPosts = ({ database }: RequestContext, query: Parameters<typeof selectAdminPosts>[1]) =>
  selectAdminPosts(database.db, query)

export const countAdminPosts = ({ database }: RequestContext, search: string | undefined) =>
  countPosts(database.db, search)

/** Throws `not_found`. */
export async function getAdminPost(context: RequestContext, id: number): Promise<AdminPost> {
  const { db } = context.database
  return await withTools(context, await db.transaction().execute((tx) => readRecord(tx, postKind, id)))
}

/** Throws `not_found`. */
export async function listAdminPostCategories(context: RequestContext, id: number): Promise<BlogCategory[]> {
  await getAdminPost(context, id)
  return (await selectCategoriesOf(context.database.db, [id])).get(id) ?? []
}

export async function createPost(
  context: RequestContext,
  { draft_key, ...input }: PostInput & { draft_key?: string | undefined },
): Promise<AdminPost> {
  const post = await settle(context.database.db, input, null)
  const stored = await createRecord(context, postKind, async (tx) => {
    await checkLinks(tx, post)
    const slug = await freeSlug(tx, 'blog_posts', slugOf(post))
    const id = await insertPost(tx, { ...post, slug })
    if (draft_key) await closeDraft(tx, userOf(context).id, draft_key, id)
    return id
  })
  return await withTools(context, stored)
}

/** Changes the fields that are given, and leaves the rest. */
export async function updatePost(
  context: RequestContext,
  id: number,
  { version, draft_key, ...fields }: FieldChanges & { draft_key?: string | undefined },
): Promise<AdminPost> {
  const stored = await updateRecord(context, postKind, id, {
    version,
    change: async (before, tx) => {
      if (draft_key) await closeDraft(tx, userOf(context).id, draft_key, id)
      const input = parseInput(PostInput, { ...before, ...fields })
      return { ...before, ...(await settle(tx, input, before)) }
    },
  })
  return await withTools(context, stored)
}

/** A text as its page would show it. */
export async function previewPost(
  { catalog, database }: RequestContext,
  given: { content: string; section_separators?: Separator | null | undefined },
): Promise<BlogBody> {
  const content = sanitizePost(given.content)
  const plotted = await readPlottedTools(database.db, catalog.current, content)
  return bodyOf(catalog.current, content, given.section_separators, plotted)
}
