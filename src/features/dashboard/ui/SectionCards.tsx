import type { LinkProps } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { Link } from '../../../ui/Link.tsx'
import { NamedSection } from '../../../ui/NamedSection.tsx'
import { formatCount, plural } from '../../../ui/text.ts'
import { TRACKING_NAMES } from '../../settings/tracking.ts'
import type { AdminStats } from '../dashboard.contract.ts'
import { GOALS } from '../dashboard.limits.ts'
import { countText } from './stats.ts'

/** A section with a goal for one of the totals, or with a figure that has none. */
type Section = { to: LinkProps['to']; title: string; goal: string } & (
  | { total: keyof typeof GOALS; figure?: undefined }
  | { figure: (stats: AdminStats | null) => string }
)

const SECTIONS: Section[] = [
  { to: '/admin/tools', title: 'Tools', goal: 'Goal: 5,000 tools', total: 'totalTools' },
  { to: '/admin/bundles', title: 'Bundles', goal: 'Goal: 50-100 bundles', total: 'totalBundles' },
  { to: '/admin/categories', title: 'Categories', goal: 'Goal: 10-20 categories', total: 'totalCategories' },
  { to: '/admin/blog', title: 'Blog', goal: 'Goal: 100+ blog posts', total: 'totalBlogPosts' },
  { to: '/admin/reviews', title: 'Reviews', goal: 'Goal: 1,000+ reviews', total: 'totalReviews' },
  { to: '/admin/users', title: 'Users', goal: 'Goal: 10K registered users', total: 'totalUsers' },
  {
    to: '/admin/settings',
    title: 'Marketing',
    goal: 'Analytics, pixel and tag manager',
    figure: () => plural(TRACKING_NAMES.length, 'item'),
  },
  {
    to: '/admin/links',
    title: 'Links',
    goal: 'Goal: none dead or moved',
    figure: (stats) => `${countText(stats?.openLinks)} to look at`,
  },
]

/** Every section of the area, with how far it has come. */
export function SectionCards({ stats }: { stats: AdminStats | null }) {
  return (
    <NamedSection id="sections" title="Sections">
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {SECTIONS.map((section) => (
          <li key={section.title}>
            <Link
              to={section.to}
              className="card group block h-full p-5 transition-colors hover:border-line-strong"
            >
              <span className="flex items-center justify-between font-display text-lg font-semibold">
                {section.title}
                <ArrowRight
                  className="size-4 text-muted transition-transform group-hover:translate-x-0.5"
                  aria-hidden="true"
                />
              </span>
              <span className="mt-1 block text-sm text-muted">{section.goal}</span>
              {section.figure ? (
                <span className="mt-4 block text-sm">{section.figure(stats)}</span>
              ) : (
                <Progress title={section.title} count={stats?.[section.total]} of={GOALS[section.total]} />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </NamedSection>
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
  const rest = isReached ? ', goal reached' : ` of ${formatCount(of)}`
  const shown = Math.min(count ?? 0, of)
  return (
    <span className="mt-4 block">
      <span className="flex justify-between text-sm tabular-nums">
        <span>{countText(count)}</span>
        <span className="text-muted">{isReached ? 'Goal reached' : formatCount(of)}</span>
      </span>
      <span
        role="progressbar"
        aria-label={`${title}: ${count === undefined ? 'not known' : `${formatCount(count)}${rest}`}`}
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
