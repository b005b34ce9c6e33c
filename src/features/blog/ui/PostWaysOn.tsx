import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '../../../ui/Link.tsx'
import { CategoryTile } from '../../categories/ui/CategoryCard.tsx'
import { categoriesQuery } from '../../categories/ui/categories.route.ts'
import type { ToolCard as Tool } from '../../tools/tools.contract.ts'
import { CARD_GRID, ToolCard } from '../../tools/ui/ToolCard.tsx'
import { BLOG_TOOL_CATEGORIES } from '../blog.limits.ts'
import { postToolsQuery, recommendedQuery } from './blog.route.ts'

/** Below an article: the tools it speaks of, others for the same work, and all categories. */
export function PostWaysOn({ slug }: { slug: string }) {
  return (
    <>
      <Tools slug={slug} />
      <Categories />
    </>
  )
}

function Tools({ slug }: { slug: string }) {
  const { data: featured } = useSuspenseQuery(postToolsQuery(slug))
  const { data: recommended } = useSuspenseQuery(recommendedQuery(slug))
  return (
    <>
      <ToolSection
        id="featured-tools"
        title="Featured Tools"
        text="Those this article speaks of."
        tools={featured}
      />
      <ToolSection
        id="recommended-tools"
        title="Recommended Premium Tools"
        text="With paid plans, for work of the same kind."
        tools={recommended}
      />
    </>
  )
}

function ToolSection({ id, title, text, tools }: { id: string; title: string; text: string; tools: Tool[] }) {
  if (tools.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-16 print:hidden">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 text-muted">{text}</p>
      <ul className={`${CARD_GRID} mt-4`}>
        {tools.map((tool) => (
          <li key={tool.id}>
            <ToolCard tool={tool} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Categories() {
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="tool-categories" className="mt-16 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="tool-categories" className="text-2xl">
          Browse Tool Categories
        </h2>
        <Link to="/categories" className="link inline-flex min-h-11 items-center text-sm">
          All categories
        </Link>
      </div>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {categories.slice(0, BLOG_TOOL_CATEGORIES).map((category) => (
          <li key={category.id} className="min-w-0">
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
    </section>
  )
}
