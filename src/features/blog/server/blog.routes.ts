import { KEYS } from '../../../catalog/touched.ts'
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
  listPosts: ({ query }, context) => {
    // Covers show no standing of their tools.
    context.dependsOn(KEYS.blog, KEYS.texts)
    return answerPage(context, listPosts(context.catalog.current, query))
  },
  countPosts: ({ query }, { catalog, dependsOn }) => {
    dependsOn(KEYS.blog)
    return countPosts(catalog.current, query)
  },
  listBlogCategories: (_, { catalog, dependsOn }) => {
    dependsOn(KEYS.blog)
    return [...catalog.current.blog.categories]
  },
  getPost: ({ params, query }, context) => getPost(context, params.slug, query.content),
  getPostBody: ({ params }, context) => getPostBody(context, params.slug),
  listPostCategories: ({ params }, { catalog, dependsOn }) => {
    dependsOn(KEYS.blog)
    return findPost(catalog.current, params.slug).categories
  },
  listPostTools: ({ params }, { catalog, dependsOn }) =>
    listPostTools(catalog.current, params.slug, dependsOn),
  listRecommendedTools: ({ params }, { catalog, dependsOn }) =>
    listRecommendedTools(catalog.current, params.slug, dependsOn),
  getRssFeed: async (_, context) => {
    context.dependsOn(KEYS.blog)
    return rssFeed(await listFeedPosts(context), context.config.url)
  },
  getAtomFeed: async (_, context) => {
    context.dependsOn(KEYS.blog)
    return atomFeed(await listFeedPosts(context), context.config.url)
  },
}
