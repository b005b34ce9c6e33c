import { deleteRecord } from '../../../kernel/changes/records.ts'
import { answerPage, type Handlers } from '../../../kernel/http/context.ts'
import { done } from '../../../shared/done.ts'
import type { adminBlogEndpoints } from '../admin-blog.contract.ts'
import {
  countAdminPosts,
  createPost,
  getAdminPost,
  listAdminPostCategories,
  listAdminPosts,
  postKind,
  previewPost,
  updatePost,
  uploadPostImage,
} from './admin-blog.service.ts'
import { checkPost } from './post-check.service.ts'

export const adminBlogRoutes: Handlers<typeof adminBlogEndpoints> = {
  listAdminPosts: async ({ query }, context) => answerPage(context, await listAdminPosts(context, query)),
  countAdminPosts: ({ query }, context) => countAdminPosts(context, query.search),
  createPost: ({ body }, context) => createPost(context, body),
  getAdminPost: ({ params }, context) => getAdminPost(context, params.id),
  updatePost: ({ params, body }, context) => updatePost(context, params.id, body),
  deletePost: ({ params }, context) => done(deleteRecord(context, postKind, params.id)),
  listAdminPostCategories: ({ params }, context) => listAdminPostCategories(context, params.id),
  previewPost: ({ body }, context) => previewPost(context, body),
  checkPost: ({ body }, context) => checkPost(context, body),
  uploadPostImage: ({ query, file }, context) => uploadPostImage(context, file, query.kind),
}
