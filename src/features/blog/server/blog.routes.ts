import type { Handlers } from '../../../server/context.ts'
import type { blogEndpoints } from '../blog.contract.ts'
import { listPosts } from './blog.service.ts'

export const blogRoutes: Handlers<typeof blogEndpoints> = {
  listPosts: ({ query }, { database }) => listPosts(database.db, query),
}
