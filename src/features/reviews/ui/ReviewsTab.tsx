import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { MessageSquarePlus } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { api, apiQuery } from '../../../app/query.ts'
import { pick } from '../../../shared/pick.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { later } from '../../../ui/later.ts'
import { StateLabel } from '../../../ui/StateLabel.tsx'
import { toast } from '../../../ui/toast.ts'
import { useUser } from '../../accounts/ui/session/user.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import { REVIEWS_PAGE_SIZE } from '../../tools/tools.limits.ts'
import { type ReviewFilter, reviewsQuery } from '../../tools/ui/tools.route.ts'
import type { Review } from '../reviews.contract.ts'
import { ReviewItem } from './ReviewItem.tsx'
import { ReviewChoices, ReviewsSummary } from './ReviewsSummary.tsx'
import { hasReviewDraft } from './review-draft.ts'

const ReviewForm = later(() => import('./ReviewForm.tsx'), 'ReviewForm')
const route = getRouteApi('/tools/$slug')

/** What a review is written again from. */
const WRITTEN = [
  'user_name',
  'rating',
  'title',
  'content',
  'use_kind',
  'used_for',
  'pros',
  'cons',
  'left_tool',
] as const

/** The reviews of a tool on the pages up to one. `isMissing`: the page was made without them. */
function useReviews(slug: string, page: number, filter: ReviewFilter, isMissing: boolean) {
  return useQueries({
    queries: Array.from({ length: page }, (_, i) => reviewsQuery(slug, i + 1, filter)),
    combine: (results) => ({
      reviews: results.flatMap((r) => (r.data as Review[] | undefined) ?? []),
      isFailed: results.some((r) => r.data === undefined && (isMissing || r.isError)),
    }),
  })
}

/** The review that whoever is signed in has written about a tool, and how it is deleted. */
function useOwnReview(tool: Tool) {
  const queryClient = useQueryClient()
  const { user, isPending } = useUser()
  const { data: own = null, isLoading } = useQuery({
    ...apiQuery('GET /api/users/reviews', {}),
    enabled: user !== null,
    select: (mine) => mine.find((review) => review.tool_id === tool.id) ?? null,
  })
  const reload = () =>
    // The tool's rating and count, its reviews, every list that shows them, and what belongs to the author.
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => /\/api\/(tools|users\/(reviews|summary))/.test(String(queryKey[0])),
    })
  const bringBack = async (review: Review) => {
    const written = pick(review, WRITTEN)
    const user_email = user?.email ?? ''
    await api('POST /api/tools/{slug}/reviews', {
      params: { slug: tool.slug },
      body: { ...written, user_email, tool_id: 0 },
    }).catch(() => toast({ title: 'The review could not be brought back' }))
    await reload()
  }
  const remove = async () => {
    if (!own) return
    try {
      await api('DELETE /api/users/reviews/{id}', { params: { id: String(own.id) } })
    } catch {
      return void toast({ title: 'The review could not be deleted', description: 'Please try again.' })
    }
    await reload()
    void toast({ title: 'Your review is deleted', undo: () => bringBack(own) })
  }
  // Whose review it will be, and whether there is one, is known before anything can be typed.
  return { user, own, isKnown: !isPending && !isLoading, reload, remove }
}

/** `isMissing`: the page was made without the reviews, which could not be read. */
export function ReviewsTab({ tool, isMissing }: { tool: Tool; isMissing: boolean }) {
  const { page = 1, stars, use, order } = route.useSearch()
  const [writing, setWriting] = useState(false)
  // What was begun before the page was loaded anew goes on.
  useEffect(() => {
    if (hasReviewDraft(tool.slug)) setWriting(true)
  }, [tool.slug])
  const filter = { stars, use, order }
  const { reviews, isFailed } = useReviews(tool.slug, page, filter, isMissing)
  const { user, own, isKnown, reload, remove } = useOwnReview(tool)
  // One's own that is not published stands in no list that everybody gets.
  const isHidden = own !== null && own.status !== 'published'
  const shown: Review[] = isHidden ? [own, ...reviews.filter(({ id }) => id !== own.id)] : reviews
  const mine = { status: own?.status ?? 'published', onChange: () => setWriting(true), onDelete: remove }
  return (
    <div className="max-w-3xl">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <ReviewsSummary tool={tool} />
        {!writing && (
          <Button
            variant="primary"
            className="js-only"
            icon={MessageSquarePlus}
            onClick={() => setWriting(true)}
          >
            <StateLabel
              isOn={isKnown ? own !== null : null}
              on="Change Your Review"
              off="Write Review"
              unknown="unknown-if-signed-in"
            />
          </Button>
        )}
      </div>
      {writing && !isKnown && <div className="skeleton mt-5 h-96" />}
      {writing && isKnown && (
        <Suspense fallback={<div className="skeleton mt-5 h-96" />}>
          <ReviewForm
            key={own?.id}
            tool={tool}
            user={user}
            own={own}
            onClose={() => setWriting(false)}
            onStored={reload}
          />
        </Suspense>
      )}
      {tool.review_count > 0 && <ReviewChoices filter={filter} />}
      {isFailed || (shown.length === 0 && !writing) ? (
        <NoReviews name={tool.name} isFailed={isFailed} isFiltered={Boolean(stars || use)} />
      ) : (
        <ul className="mt-6 divide-y divide-line">
          {shown.map((review) => (
            <ReviewItem key={review.id} review={review} {...(review.id === own?.id && mine)} />
          ))}
        </ul>
      )}
      {reviews.length === page * REVIEWS_PAGE_SIZE && page * REVIEWS_PAGE_SIZE < tool.review_count && (
        <Link
          to="/tools/$slug"
          params={{ slug: tool.slug }}
          search={{ tab: 'reviews', ...filter, page: page + 1 }}
          resetScroll={false}
          className={`${buttonClass('secondary')} mt-4`}
        >
          More reviews
        </Link>
      )}
    </div>
  )
}

function NoReviews({ name, isFailed, isFiltered }: { name: string; isFailed: boolean; isFiltered: boolean }) {
  return (
    <div className="mt-6">
      <EmptyState
        title={
          isFailed
            ? 'Reviews are not available right now'
            : isFiltered
              ? 'No reviews like this'
              : 'No reviews yet'
        }
      >
        <p className="max-w-md text-muted">
          {isFailed
            ? 'They will be back in a moment. The rest of this page is complete.'
            : isFiltered
              ? 'Choose other stars, or another kind of use.'
              : `Have you used ${name}? Say what it did well and where it let you down.`}
        </p>
      </EmptyState>
    </div>
  )
}
