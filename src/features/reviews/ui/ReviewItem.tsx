import { BadgeCheck } from 'lucide-react'
import { useParts } from '../../../app/parts.ts'
import { Button } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Stars } from '../../../ui/Rating.tsx'
import type { AuthoredReview, Review } from '../reviews.contract.ts'
import { ReportReview } from './ReportReview.tsx'

interface Props {
  review: Review
  /** Of one's own review: others are published. */
  status?: AuthoredReview['status']
  /** Given for one's own review. */
  onChange?: () => void
  onDelete?: () => Promise<void>
}

/** A review on the page of its tool. */
export function ReviewItem({ review, status = 'published', onChange, onDelete }: Props) {
  const { ReplyToReview } = useParts()
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span dir="auto" className="font-medium break-words">
          {review.user_name}
        </span>
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
        <h3 dir="auto" className="mt-2 font-sans text-base font-semibold tracking-normal">
          {review.title}
        </h3>
      )}
      <p dir="auto" className="mt-1 max-w-[70ch] break-words whitespace-pre-line">
        {review.content}
      </p>
      {onChange && onDelete && (
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <span className="rounded-md bg-accent-soft px-2 py-0.5 text-xs font-medium text-accent-text">
            Your review
          </span>
          {status !== 'published' && (
            <span className="rounded-md bg-warm-soft px-2 py-0.5 text-xs font-medium text-warm">
              {status === 'pending' ? 'Waiting for approval' : 'Not published'}
            </span>
          )}
          <Button variant="ghost" size="sm" className="ml-auto" onClick={onChange}>
            Edit
            <span className="sr-only"> your review</span>
          </Button>
          <Button variant="ghost" size="sm" onClick={() => void onDelete()}>
            Delete
            <span className="sr-only"> your review</span>
          </Button>
        </p>
      )}
      {review.reply && (
        <div className="mt-3 rounded-control bg-raised p-4 text-sm">
          <p className="font-medium">{review.reply_by === 'maker' ? 'Answer of the maker' : 'Answer'}</p>
          <p dir="auto" className="mt-1 whitespace-pre-line">
            {review.reply}
          </p>
        </div>
      )}
      {!onChange && <ReplyToReview review={review} />}
      {!onChange && <ReportReview review={review} />}
    </li>
  )
}
