import { sql } from 'kysely'
import { toBit } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { hasAll, type Page, selectPage } from '../../../kernel/data/lists.queries.ts'
import { recordColumns } from '../../../kernel/data/record-columns.ts'
import { listedFields } from '../../../shared/record-fields.ts'
import type { AdminPostRow, PostCounts, PostInput } from '../admin-blog.contract.ts'
import type { BlogCategory } from '../blog.contract.ts'
import { POST_FIELDS } from '../blog.fields.ts'
import { postColumns } from './blog.queries.ts'

const listedColumns = recordColumns(listedFields(POST_FIELDS))

interface Filter {
  search?: string | undefined
  status?: 'published' | 'draft' | undefined
}

/** Articles that are not in the bin, with every word of the search in title or excerpt. */
function filtered(db: Db, { search, status }: Filter) {
  const query = db
    .selectFrom('blog_posts')
    .where('deleted_at', 'is', null)
    .where(hasAll(search, sql`lower(title || ' ' || excerpt)`))
  return status ? query.where('is_published', '=', toBit(status === 'published')) : query
}

/** One page of the articles, without their texts, and the number of all that match. */
export const selectAdminPosts = (db: Db, filter: Filter & Page & { sort: string }) =>
  selectPage<AdminPostRow, 'blog_posts'>(db, filtered(db, filter), filter.sort, filter, selectRows)

async function selectRows(db: Db, ids: number[]): Promise<AdminPostRow[]> {
  const [rows, categories] = await Promise.all([
    db
      .selectFrom('blog_posts')
      .select(listedColumns.of('blog_posts'))
      .select(['id', 'created_at', 'updated_at', 'version'])
      .where('id', 'in', ids)
      .execute(),
    selectCategoriesOf(db, ids),
  ])
  return rows.map((row) => ({
    ...row,
    ...listedColumns.read(row),
    categories: categories.get(row.id) ?? [],
  }))
}

export async function countPosts(db: Db, search: string | undefined): Promise<PostCounts> {
  const count = async (filter: Filter) => {
    const row = await filtered(db, filter)
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  const [total, published, draft] = await Promise.all([
    count({}),
    count({ search, status: 'published' }),
    count({ search, status: 'draft' }),
  ])
  return { total, found: published + draft, published, draft }
}

/** The blog categories of articles that are not in the bin, by name. */
export async function selectCategoriesOf(db: Db | Tx, ids: number[]): Promise<Map<number, BlogCategory[]>> {
  const rows = await db
    .selectFrom('blog_post_categories as link')
    .innerJoin('blog_categories as category', 'category.id', 'link.category_id')
    .select([
      'link.post_id',
      'category.id',
      'category.name',
      'category.slug',
      'category.icon',
      'category.color',
    ])
    .where('link.post_id', 'in', ids)
    .where('category.deleted_at', 'is', null)
    .orderBy('category.name')
    .execute()
  const of = new Map<number, BlogCategory[]>()
  for (const { post_id, ...category } of rows) of.set(post_id, [...(of.get(post_id) ?? []), category])
  return of
}

/** The tools of a post that are not in the bin, in its order. */
export async function selectPostTools(db: Db | Tx, id: number) {
  return await db
    .selectFrom('blog_post_tools as link')
    .innerJoin('tools', 'tools.id', 'link.tool_id')
    .select(['tools.id', 'tools.name', 'tools.slug'])
    .where('link.post_id', '=', id)
    .where('tools.deleted_at', 'is', null)
    .orderBy('link.position')
    .execute()
}

/** An article as it is edited, in the bin too; null when there is none. */
export async function selectPostInput(db: Db | Tx, id: number): Promise<PostInput | null> {
  const row = await db.selectFrom('blog_posts').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const [tools, categories] = [await selectPostTools(db, id), await selectCategoriesOf(db, [id])]
  return {
    ...postColumns.read(row),
    featured_tools: tools.map((tool) => tool.id),
    categories: (categories.get(id) ?? []).map((category) => category.id),
  }
}

/** Of ids of tools or blog categories, those that are there and not in the bin, in their order. */
export async function selectLive(
  tx: Db | Tx,
  table: 'tools' | 'blog_categories',
  ids: number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  const live = new Set(rows.map((row) => row.id))
  return ids.filter((id) => live.has(id))
}
