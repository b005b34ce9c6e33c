import type { Generated } from 'kysely'
import type { Content } from '../../../kernel/data/schema.ts'

interface BlogPostsTable extends Content {
  title: string
  slug: string
  excerpt: string
  content: string
  cover_image_url: string | null
  video_url: string | null
  author_name: string
  author_avatar_url: string | null
  reading_time_minutes: number
  tags: string
  seo_title: string | null
  seo_description: string | null
  section_separators: string | null
  is_published: number
  published_at: string | null
}

interface BlogCategoriesTable extends Content {
  name: string
  slug: string
  icon: string
  color: string
}

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
