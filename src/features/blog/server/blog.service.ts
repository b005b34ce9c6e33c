import type { Db } from '../../../server/database/database.ts'
import type { BlogCard } from '../blog.contract.ts'
import { type PostFilter, selectPublishedPosts } from './blog.queries.ts'

export async function listPosts(db: Db, filter: PostFilter): Promise<BlogCard[]> {
  return await selectPublishedPosts(db, filter)
}
