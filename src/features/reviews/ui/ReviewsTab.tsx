import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { MessageSquarePlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api, apiQuery } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Stars } from '../../../ui/Rating.tsx'
import { StateLabel } from '../../../ui/StateLabel.tsx'
import { plural } from '../../../ui/text.ts'
import { toast } from '../../../ui/toast.ts'
import { useUser } from '../../accounts/ui/session/user.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import { REVIEWS_PAGE_SIZE } from '../../tools/tools.limits.ts'
import { reviewsQuery } from '../../tools/ui/tools.route.ts'
import type { Review } from '../reviews.contract.ts'
import { ReviewItem } from './ReviewItem.tsx'

const ReviewForm = lazy(() => import('./ReviewForm.tsx').then((m) => ({ default: m.ReviewForm })))
const route = getRouteApi('/tools/$slug')

/** `isMissing`: the page was made without the reviews, which could not be read. */
export function ReviewsTab({ tool, isMissing }: { tool: Tool; isMissing: boolean }) {
  const { page = 1 } = route.useSearch()
  const [writing, setWriting] = useState(false)
  const queryClient = useQueryClient()
  const { reviews, isFailed } = useQueries({
    queries: Array.from({ length: page }, (_, i) => reviewsQuery(tool.slug, i + 1)),
    combine: (results) => ({
      reviews: results.flatMap((r) => (r.data as Review[] | undefined) ?? []),
      isFailed: results.some((r) => r.data === undefined && (isMissing || r.isError)),
    }),
  })
  const { user, isPending: isUserPending } = useUser()
  const { data: own = null, isLoading } = useQuery({
    ...apiQuery('GET /api/users/reviews', {}),
    enabled: user !== null,
    select: (mine) => mine.find((review) => review.tool_id === tool.id) ?? null,
  })
  // Whose review it will be, and whether there is one, is known before anything can be typed.
  const isKnown = !isUserPending && !isLoading
  // One's own that is not published stands in no list that everybody gets.
  const isHidden = own !== null && own.status !== 'published'
  const shown: Review[] = isHidden ? [own, ...reviews.filter(({ id }) => id !== own.id)] : reviews
  const reload = () =>
    // The tool's rating and count, its reviews, every list that shows them, and what belongs to the author.
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => /\/api\/(tools|users\/(reviews|summary))/.test(String(queryKey[0])),
    })
  const remove = async () => {
    if (!own) return
    try {
      await api('DELETE /api/users/reviews/{id}', { params: { id: String(own.id) } })
    } catch {
      return void toast({ title: 'The review could not be deleted', description: 'Please try again.' })
    }
    await reload()
    void toast({
      title: 'Your review is deleted',
      action: { label: 'Undo', onClick: () => void bringBack(own) },
    })
  }
  const bringBack = async ({ user_name, rating, title, content }: Review) => {
    const user_email = user?.email ?? ''
    await api('POST /api/tools/{slug}/reviews', {
      params: { slug: tool.slug },
      body: { user_name, user_email, rating, title, content, tool_id: 0 },
    }).catch(() => toast({ title: 'The review could not be brought back' }))
    await reload()
  }

  return (
    <div className="max-w-3xl">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Summary tool={tool} />
        {!writing && (
          <Button
            variant="primary"
            className="js-only"
            onClick={() => setWriting(true)}
            icon={MessageSquarePlus}
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
      {isFailed ? (
        <div className="mt-6">
          <EmptyState title="Reviews are not available right now">
            <p className="max-w-md text-muted">
              They will be back in a moment. The rest of this page is complete.
            </p>
          </EmptyState>
        </div>
      ) : shown.length === 0 && !writing ? (
        <div className="mt-6">
          <EmptyState title="No reviews yet">
            <p className="max-w-md text-muted">
              Have you used {tool.name}? Say what it did well and where it let you down.
            </p>
          </EmptyState>
        </div>
      ) : (
        <ul className="mt-6 divide-y divide-line">
          {shown.map((review) => (
            <ReviewItem
              key={review.id}
              review={review}
              {...(review.id === own?.id && {
                status: own.status,
                onChange: () => setWriting(true),
                onDelete: remove,
              })}
            />
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
