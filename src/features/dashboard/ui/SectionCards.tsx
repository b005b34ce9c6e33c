import { linkOptions } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { Link } from '../../../ui/Link.tsx'
import { formatCount } from '../../../ui/text.ts'
import type { AdminStats } from '../dashboard.contract.ts'
import { GOALS } from '../dashboard.limits.ts'
import { countText } from './stats.ts'

/** `of`: the goal, or what the number counts where there is none. */
const sections = (stats: AdminStats | null) => [
  {
    ...linkOptions({ to: '/admin/tools' }),
    title: 'Tools',
    goal: 'Goal: 5,000 tools',
    count: stats?.totalTools,
    of: GOALS.tools,
  },
  {
    ...linkOptions({ to: '/admin/bundles' }),
    title: 'Bundles',
    goal: 'Goal: 50-100 bundles',
    count: stats?.totalBundles,
    of: GOALS.bundles,
  },
  {
    ...linkOptions({ to: '/admin/categories' }),
    title: 'Categories',
    goal: 'Goal: 10-20 categories',
    count: stats?.totalCategories,
    of: GOALS.categories,
  },
  {
    ...linkOptions({ to: '/admin/blog' }),
    title: 'Blog',
    goal: 'Goal: 100+ blog posts',
    count: stats?.totalBlogPosts,
    of: GOALS.blogPosts,
  },
  {
    ...linkOptions({ to: '/admin/reviews' }),
    title: 'Reviews',
    goal: 'Goal: 1,000+ reviews',
    count: stats?.totalReviews,
    of: GOALS.reviews,
  },
  {
    ...linkOptions({ to: '/admin/users' }),
    title: 'Users',
    goal: 'Goal: 10K registered users',
    count: stats?.totalUsers,
    of: GOALS.users,
  },
  {
    ...linkOptions({ to: '/admin/settings' }),
    title: 'Marketing',
    goal: 'Analytics, pixel and tag manager',
    count: 3,
    of: 'items',
  },
  {
    ...linkOptions({ to: '/admin/links' }),
    title: 'Links',
    goal: 'Goal: none dead or moved',
    count: stats?.openLinks,
    of: 'to look at',
  },
]

/** Every section of the area, with how far it has come. */
export function SectionCards({ stats }: { stats: AdminStats | null }) {
  return (
    <section aria-labelledby="sections">
      <h2 id="sections" className="text-xl">
        Sections
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {sections(stats).map(({ title, goal, count, of, to }) => (
          <li key={title}>
            <Link to={to} className="card group block h-full p-5 transition-colors hover:border-line-strong">
              <span className="flex items-center justify-between font-display text-lg font-semibold">
                {title}
                <ArrowRight
                  className="size-4 text-muted transition-transform group-hover:translate-x-0.5"
                  aria-hidden="true"
                />
              </span>
              <span className="mt-1 block text-sm text-muted">{goal}</span>
              {typeof of === 'string' ? (
                <span className="mt-4 block text-sm">
                  {countText(count)} {of}
                </span>
              ) : (
                <Progress title={title} count={count} of={of} />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ProgressProps {
  title: string
  /** Left out where it is not known. */
  count: number | undefined
  of: number
}

/** How far it is to a goal; past it there is nothing to measure. */
function Progress({ title, count, of }: ProgressProps) {
  const isReached = count !== undefined && count >= of
  const shown = Math.min(count ?? 0, of)
  return (
    <span className="mt-4 block">
      <span className="flex justify-between text-sm tabular-nums">
        <span>{countText(count)}</span>
        <span className="text-muted">{isReached ? 'Goal reached' : formatCount(of)}</span>
      </span>
      <span
        role="progressbar"
        aria-label={
          count === undefined
            ? `${title}: not known`
            : isReached
              ? `${title}: ${formatCount(count)}, goal reached`
              : `${title}: ${formatCount(count)} of ${formatCount(of)}`
        }
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={shown}
        className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-raised"
      >
        <span className="block h-full rounded-full bg-accent" style={{ width: `${(shown / of) * 100}%` }} />
      </span>
    </span>
  )
}
