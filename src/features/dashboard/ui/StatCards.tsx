import { Link } from '../../../ui/Link.tsx'
import type { AdminStats } from '../dashboard.contract.ts'
import { LIST_OF } from './figures.ts'
import { countText } from './stats.ts'

const CARDS: { label: string; of: keyof typeof LIST_OF }[] = [
  { label: 'Tools', of: 'totalTools' },
  { label: 'Bundles', of: 'totalBundles' },
  { label: 'Categories', of: 'totalCategories' },
  { label: 'Users', of: 'totalUsers' },
  { label: 'Reviews', of: 'totalReviews' },
  { label: 'Blog posts', of: 'totalBlogPosts' },
]

/** How much there is of everything, each with the way to it. */
export function StatCards({ stats, isPending }: { stats: AdminStats | null; isPending: boolean }) {
  return (
    <ul
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6"
      aria-label="Totals"
      aria-busy={isPending}
    >
      {CARDS.map(({ label, of }) => (
        <li key={of}>
          <Link
            {...LIST_OF[of]}
            className="card block h-full px-5 py-4 transition-colors hover:border-line-strong"
          >
            <span className="block text-sm text-muted">{label}</span>
            {isPending ? (
              <span className="skeleton mt-1 block h-9 w-20" />
            ) : (
              <span className="mt-1 block font-display text-3xl font-semibold tracking-tight tabular-nums">
                {countText(stats?.[of])}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
