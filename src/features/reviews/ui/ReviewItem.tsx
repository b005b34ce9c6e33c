import { BadgeCheck, MailCheck } from 'lucide-react'
import { useToolParts } from '../../../app/parts.ts'
import { Button } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Stars } from '../../../ui/Rating.tsx'
import type { AuthoredReview, Review } from '../reviews.contract.ts'
import { USE_KINDS, USED_FOR } from '../reviews.limits.ts'
import { HelpfulButton } from './HelpfulButton.tsx'
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
  const { ReplyToReview } = useToolParts()
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
        {review.used_for === 'years' && review.is_confirmed && (
          <span className="rounded-md bg-accent-soft px-2 py-0.5 text-xs font-medium text-accent-text">
            Long use
          </span>
        )}
        <Confirmed isConfirmed={review.is_confirmed} />
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
      <ReviewDetails review={review} />
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
      {!onChange && (
        <div className="js-only mt-1 flex flex-wrap items-center gap-x-4 [&>p]:mt-0">
          {review.is_confirmed && <HelpfulButton review={review} />}
          <ReplyToReview review={review} />
          <ReportReview review={review} />
        </div>
      )}
    </li>
  )
}

/** Whether a review counts. */
const Confirmed = ({ isConfirmed }: { isConfirmed: boolean }) =>
  isConfirmed ? (
    <span
      className="inline-flex items-center gap-1 text-xs text-muted"
      title="It counts: its author has confirmed it, or the editors have entered it"
    >
      <MailCheck className="size-3.5" aria-hidden="true" />
      Confirmed
    </span>
  ) : (
    <span
      className="rounded-md bg-warm-soft px-2 py-0.5 text-xs font-medium text-warm"
      title="It counts for nothing until its author follows the link in a mail"
    >
      Not confirmed yet
    </span>
  )

/** What a review says beside its text. */
function ReviewDetails({ review: { pros, cons, use_kind, used_for, left_tool } }: { review: Review }) {
  const facts = [
    use_kind && `${USE_KINDS[use_kind]} use`,
    used_for && `Used: ${USED_FOR[used_for].toLowerCase()}`,
    left_tool && `Before: ${left_tool}`,
  ].filter(Boolean)
  return (
    <>
      {(pros || cons) && (
        <dl className="mt-3 grid max-w-[70ch] gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
          {pros && <Point title="Good" text={pros} />}
          {cons && <Point title="Not so good" text={cons} />}
        </dl>
      )}
      {facts.length > 0 && (
        <p dir="auto" className="mt-2 text-sm break-words text-muted">
          {facts.join(' · ')}
        </p>
      )}
    </>
  )
}

const Point = ({ title, text }: { title: string; text: string }) => (
  <div>
    <dt className="font-medium">{title}</dt>
    <dd dir="auto" className="break-words whitespace-pre-line text-text/90">
      {text}
    </dd>
  </div>
)
