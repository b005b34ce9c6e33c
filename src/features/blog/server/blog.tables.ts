import type { Generated } from 'kysely'
import type { RowOf } from '../../../kernel/data/record-columns.ts'
import type { Content } from '../../../kernel/data/schema.ts'
import type { PostFields } from '../blog.fields.ts'
import type { BlogCategoryInput } from '../blog-categories.contract.ts'

interface BlogPostsTable extends Content, RowOf<PostFields> {}

interface BlogCategoriesTable extends Content, BlogCategoryInput {}

interface BlogPostCategoriesTable {
  post_id: number
  category_id: number
}

interface BlogPostToolsTable {
  post_id: number
  tool_id: number
  position: number
}

/** What was being written, kept by itself; several rows of one key are its versions. Null `closed_at`: not saved yet. */
interface BlogDraftsTable {
  id: Generated<number>
  draft_key: string
  user_id: string
  post_id: number | null
  /** The version of the post that it began with. */
  base_version: number | null
  title: string
  words: number
  data: string
  created_at: string
  updated_at: string
  closed_at: string | null
}

declare module '../../../kernel/data/schema.ts' {
  interface Schema {
    blog_posts: BlogPostsTable
    blog_categories: BlogCategoriesTable
    blog_post_categories: BlogPostCategoriesTable
    blog_post_tools: BlogPostToolsTable
    blog_drafts: BlogDraftsTable
  }
}

declare module '../../../shared/record-names.ts' {
  interface Entities {
    blog_post: 'record'
    blog_category: 'record'
  }
}
