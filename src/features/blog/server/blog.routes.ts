import { answerPage, type Handlers } from '../../../kernel/http/context.ts'
import type { blogEndpoints } from '../blog.contract.ts'
import {
  countPosts,
  findPost,
  getPost,
  getPostBody,
  listFeedPosts,
  listPosts,
  listPostTools,
  listRecommendedTools,
} from './blog.service.ts'
import { atomFeed, rssFeed } from './blog-feeds.ts'

export const blogRoutes: Handlers<typeof blogEndpoints> = {
  listPosts: ({ query }, context) => answerPage(context, listPosts(context.catalog.current, query)),
  countPosts: ({ query }, { catalog }) => countPosts(catalog.current, query),
  listBlogCategories: (_, { catalog }) => [...catalog.current.blog.categories],
  getPost: ({ params, query }, context) => getPost(context, params.slug, query.content),
  getPostBody: ({ params }, context) => getPostBody(context, params.slug),
  listPostCategories: ({ params }, { catalog }) => findPost(catalog.current, params.slug).categories,
  listPostTools: ({ params }, { catalog }) => listPostTools(catalog.current, params.slug),
  listRecommendedTools: ({ params }, { catalog }) => listRecommendedTools(catalog.current, params.slug),
  getRssFeed: async (_, context) => rssFeed(await listFeedPosts(context), context.config.url),
  getAtomFeed: async (_, context) => atomFeed(await listFeedPosts(context), context.config.url),
}
