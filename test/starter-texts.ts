import { slugify } from '../src/shared/slug.ts'
import type { Starter } from '../src/starter.ts'

/** A text that visitors of a new installation read. */
export interface StarterText {
  /** Where it stands. */
  of: string
  text: string
  /** Slugs of the tools that it is about. */
  tools: string[]
}

const bare = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

/** The texts of the starter's tools, bundles and articles, without markup. */
export function starterTexts({ tools, bundles, blog }: Starter): StarterText[] {
  const ofTools = tools.flatMap((tool) =>
    [
      tool.short_description,
      tool.free_credit_info,
      tool.description,
      tool.not_ideal_for,
      ...tool.features,
    ].map((text) => ({ of: tool.name, text: text ?? '', tools: [slugify(tool.name)] })),
  )
  const ofBundles = bundles.flatMap((bundle) =>
    [bundle.summary, bundle.description, bundle.use_case_guidance, ...bundle.tools.map(({ why }) => why)].map(
      (text) => ({ of: bundle.name, text, tools: bundle.tools.map(({ name }) => slugify(name)) }),
    ),
  )
  const ofArticles = blog.posts.flatMap(({ slug, title, excerpt, content }) => {
    const named = [...content.matchAll(/href="\/tools\/([a-z0-9-]+)"/g)].map(([, tool]) => tool!)
    return [title, excerpt, bare(content)].map((text) => ({ of: slug, text, tools: named }))
  })
  return [...ofTools, ...ofBundles, ...ofArticles].filter(({ text }) => text !== '')
}
