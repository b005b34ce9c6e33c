import type { Handlers } from '../../../server/context.ts'
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
  listPosts: ({ query }, { catalog, setHeader }) => {
    const { posts, total } = listPosts(catalog.current, query)
    setHeader('x-total-count', String(total))
    return posts
  },
  countPosts: ({ query }, { catalog }) => countPosts(catalog.current, query),
  listBlogCategories: (_, { catalog }) => [...catalog.current.blog.categories],
  getPost: ({ params, query }, { database, catalog }) =>
    getPost(database.db, catalog.current, params.slug, query.content),
  getPostBody: ({ params }, { database, catalog }) => getPostBody(database.db, catalog.current, params.slug),
  listPostCategories: ({ params }, { catalog }) => findPost(catalog.current, params.slug).categories,
  listPostTools: ({ params }, { catalog }) => listPostTools(catalog.current, params.slug),
  listRecommendedTools: ({ params }, { catalog }) => listRecommendedTools(catalog.current, params.slug),
  getRssFeed: async (_, { database, catalog, config }) =>
    rssFeed(await listFeedPosts(database.db, catalog.current), config.url),
  getAtomFeed: async (_, { database, catalog, config }) =>
    atomFeed(await listFeedPosts(database.db, catalog.current), config.url),
}
