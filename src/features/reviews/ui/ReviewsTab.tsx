import { useQueries, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { BadgeCheck, MessageSquarePlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { REVIEWS_PAGE_SIZE } from '../../../shared/limits.ts'
import { buttonClass } from '../../../ui/button.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Stars } from '../../../ui/Rating.tsx'
import { plural } from '../../../ui/text.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import { reviewsQuery } from '../../tools/ui/tools.route.ts'
import type { Review } from '../reviews.contract.ts'

const ReviewForm = lazy(() => import('./ReviewForm.tsx').then((m) => ({ default: m.ReviewForm })))
const route = getRouteApi('/tools/$slug')

export function ReviewsTab({ tool }: { tool: Tool }) {
  const { page = 1 } = route.useSearch()
  const [writing, setWriting] = useState(false)
  const queryClient = useQueryClient()
  const reviews = useQueries({
    queries: Array.from({ length: page }, (_, i) => reviewsQuery(tool.slug, i + 1)),
    combine: (results) => results.flatMap((r) => (r.data as Review[] | undefined) ?? []),
  })
  const reload = () =>
    // The tool's rating and count, its reviews, and every list that shows them.
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes('/api/tools') })

  return (
    <div className="max-w-3xl">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Summary tool={tool} />
        {!writing && (
          <button
            type="button"
            className={`${buttonClass('primary')} js-only`}
            onClick={() => setWriting(true)}
          >
            <MessageSquarePlus className="size-4" aria-hidden="true" />
            Write Review
          </button>
        )}
      </div>
      {writing && (
        <Suspense fallback={<div className="skeleton mt-5 h-96" />}>
          <ReviewForm tool={tool} onClose={() => setWriting(false)} onStored={reload} />
        </Suspense>
      )}
      {reviews.length === 0 && !writing ? (
        <div className="mt-6">
          <EmptyState title="No reviews yet">
            <p className="max-w-md text-muted">
              Have you used {tool.name}? Say what it did well and where it let you down.
            </p>
          </EmptyState>
        </div>
      ) : (
        <ul className="mt-6 divide-y divide-line">
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      )}
      {page * REVIEWS_PAGE_SIZE < tool.review_count && (
        <Link
          to="/tools/$slug"
          params={{ slug: tool.slug }}
          search={{ tab: 'reviews', page: page + 1 }}
          resetScroll={false}
          className={`${buttonClass('secondary')} mt-4`}
        >
          More reviews
        </Link>
      )}
    </div>
  )
}

function Summary({ tool }: { tool: Tool }) {
  return (
    <div className="flex items-center gap-3">
      <span className="font-display text-4xl font-semibold tabular-nums">{tool.rating.toFixed(1)}</span>
      <div className="text-sm text-muted">
        <Stars value={tool.rating} />
        <p>
          {tool.rating_source === 'reviews'
            ? plural(tool.review_count, 'review')
            : 'Editor’s rating, until there are reviews'}
        </p>
      </div>
    </div>
  )
}

function ReviewItem({ review }: { review: Review }) {
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium break-words">{review.user_name}</span>
        {review.is_verified && (
          <span className="inline-flex items-center gap-1 rounded-md bg-good-soft px-2 py-0.5 text-xs font-medium text-good">
            <BadgeCheck className="size-3.5" aria-hidden="true" />
            Verified
          </span>
        )}
        <DateText value={review.created_at} className="ml-auto text-sm text-muted" />
      </div>
      <div className="mt-1">
        <Stars value={review.rating} size={15} />
      </div>
      {review.title && (
        <h3 className="mt-2 font-sans text-base font-semibold tracking-normal">{review.title}</h3>
      )}
      <p className="mt-1 max-w-[70ch] break-words whitespace-pre-line">{review.content}</p>
      {review.reply && (
        <div className="mt-3 rounded-control bg-raised p-4 text-sm">
          <p className="font-medium">Answer</p>
          <p className="mt-1 whitespace-pre-line">{review.reply}</p>
        </div>
      )}
    </li>
  )
}
