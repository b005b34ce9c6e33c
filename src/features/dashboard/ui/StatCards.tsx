import type { AdminStats } from '../dashboard.contract.ts'
import { countText } from './stats.ts'

const CARDS: { label: string; of: keyof AdminStats }[] = [
  { label: 'Tools', of: 'totalTools' },
  { label: 'Bundles', of: 'totalBundles' },
  { label: 'Categories', of: 'totalCategories' },
  { label: 'Users', of: 'totalUsers' },
  { label: 'Reviews', of: 'totalReviews' },
  { label: 'Blog posts', of: 'totalBlogPosts' },
]

/** How much there is of everything. */
export function StatCards({ stats, isPending }: { stats: AdminStats | null; isPending: boolean }) {
  return (
    <ul
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6"
      aria-label="Totals"
      aria-busy={isPending}
    >
      {CARDS.map(({ label, of }) => (
        <li key={of} className="card px-5 py-4">
          <p className="text-sm text-muted">{label}</p>
          {isPending ? (
            <div className="skeleton mt-1 h-9 w-20" />
          ) : (
            <p className="mt-1 font-display text-3xl font-semibold tracking-tight tabular-nums">
              {countText(stats?.[of] as number | undefined)}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
