import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { plural } from '../../../ui/text.ts'
import { SearchBox } from '../../tools/ui/SearchBox.tsx'
import { CARD_GRID, ToolCard } from '../../tools/ui/ToolCard.tsx'
import { categoriesQuery, featuredQuery } from './home.route.ts'

const EXAMPLES = ['meeting notes', 'remove background', 'pitch deck', 'text to speech', 'code review']

export function HomePage() {
  const navigate = useNavigate()
  const { data: featured } = useSuspenseQuery(featuredQuery)
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const count = categories.reduce((sum, c) => sum + c.tool_count, 0)
  return (
    <>
      <section className="page flex flex-col items-center pt-16 pb-12 text-center md:pt-24">
        <h1 className="max-w-3xl text-4xl md:text-6xl">Find the AI tool that fits the job</h1>
        <p className="mt-5 max-w-xl text-lg text-muted">
          {plural(count, 'tool')}, each described plainly: what it is for, what it costs, and what it is not
          good at.
        </p>
        <div className="mt-8 w-full max-w-2xl">
          <SearchBox
            large
            shortcut
            placeholder="What do you want to do?"
            onSearch={(search) => void navigate({ to: '/tools', search: { search } })}
            onPickTool={(slug) => void navigate({ to: '/tools/$slug', params: { slug } })}
          />
        </div>
        <ul className="mt-4 flex flex-wrap justify-center gap-2 text-sm" aria-label="Examples">
          {EXAMPLES.map((search) => (
            <li key={search}>
              <Link to="/tools" search={{ search }} className={buttonClass('ghost', 'sm')}>
                {search}
              </Link>
            </li>
          ))}
        </ul>
      </section>

      <section className="page" aria-labelledby="featured">
        <h2 id="featured" className="text-2xl">
          Featured AI Tools
        </h2>
        <div className="mt-5">
          {featured.length === 0 ? (
            <EmptyState title="No Featured Tools Yet">
              <p className="text-muted">The editors have not chosen any yet. The whole directory is open.</p>
            </EmptyState>
          ) : (
            <ul className={CARD_GRID}>
              {featured.map((tool) => (
                <li key={tool.id}>
                  <ToolCard tool={tool} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>

      <section className="page mt-16" aria-labelledby="categories">
        <h2 id="categories" className="text-2xl">
          Browse by Category
        </h2>
        <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {categories.map((category) => (
            <li key={category.id}>
              <Link
                to="/tools"
                search={{ category: category.slug }}
                className="card flex h-full items-center gap-3 p-4 transition-colors hover:border-line-strong"
              >
                <span aria-hidden="true" className="text-2xl">
                  {category.icon}
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{category.name}</span>
                  <span className="text-sm text-muted">{plural(category.tool_count, 'tool')}</span>
                </span>
                <ArrowRight className="size-4 text-muted" aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
