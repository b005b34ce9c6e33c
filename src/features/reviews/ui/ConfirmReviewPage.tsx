import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Stars } from '../../../ui/Rating.tsx'
import { useAction } from '../../../ui/useAction.ts'
import { INCOMPLETE_LINK } from '../../accounts/accounts.messages.ts'
import { AuthCard } from '../../accounts/ui/AuthCard.tsx'
import { useHashToken } from '../../accounts/ui/hash-token.ts'
import type { ReviewToConfirm } from '../reviews.contract.ts'

interface Answered {
  outcome: 'published' | 'pending' | 'deleted'
  tool_slug: string
  tool_name: string
}

const OUTCOMES = {
  published: { title: 'Your review counts now', text: 'Thank you! Everybody sees it as confirmed.' },
  pending: { title: 'Your review is confirmed', text: 'Thank you! It is published once we have read it.' },
  deleted: { title: 'The review is deleted', text: 'Nothing of it is shown any more.' },
} as const

/**
 * The link in the mail leads here. Nothing happens before a button is pressed: mail programs open links by themselves,
 * and whoever has not written the review must be able to delete it.
 */
export function ConfirmReviewPage() {
  const token = useHashToken()
  const [answered, setAnswered] = useState<Answered | null>(null)
  const { data: review, error } = useQuery({
    queryKey: ['review-to-confirm', token],
    queryFn: () => api('POST /api/reviews/confirmation/read', { body: { token: token ?? '' } }),
    enabled: Boolean(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (answered) {
    const { title, text } = OUTCOMES[answered.outcome]
    return (
      <AuthCard title={title}>
        <p role="status">{text}</p>
        <ToTool slug={answered.tool_slug} name={answered.tool_name} />
      </AuthCard>
    )
  }
  if (token === null || error) {
    return (
      <AuthCard title="This link does not work">
        <FormFailure message={error ? error.message : INCOMPLETE_LINK} />
        <Link to="/tools" className={buttonClass('primary')}>
          Browse tools
        </Link>
      </AuthCard>
    )
  }
  return (
    <AuthCard title="Confirm your review">
      {review ? (
        <Question token={token!} review={review} onAnswered={setAnswered} />
      ) : (
        <div className="skeleton h-40" />
      )}
    </AuthCard>
  )
}

const ToTool = ({ slug, name }: { slug: string; name: string }) => (
  <Link to="/tools/$slug" params={{ slug }} search={{ tab: 'reviews' }} className={buttonClass('primary')}>
    Go to {name}
  </Link>
)

interface QuestionProps {
  token: string
  review: ReviewToConfirm
  onAnswered: (answered: Answered) => void
}

function Question({ token, review, onAnswered }: QuestionProps) {
  const { busy, failure, run } = useAction()
  const answer = (given: 'confirm' | 'delete') =>
    void run(async () => {
      onAnswered(await api('POST /api/reviews/confirmation', { body: { token, answer: given } }))
    })
  return (
    <>
      <p className="text-muted">
        This was written about {review.tool_name} with the address to which the link was sent. If it was you,
        confirm it. If not, delete it.
      </p>
      <blockquote className="rounded-control bg-raised p-4">
        <p className="flex flex-wrap items-center gap-3">
          <Stars value={review.rating} size={15} />
          <span dir="auto" className="font-medium break-words">
            {review.user_name}
          </span>
        </p>
        {review.title && (
          <p dir="auto" className="mt-2 font-semibold">
            {review.title}
          </p>
        )}
        <p dir="auto" className="mt-1 max-h-60 overflow-y-auto break-words whitespace-pre-line">
          {review.content}
        </p>
      </blockquote>
      <FormFailure message={failure} />
      <div className="grid gap-2">
        <Button variant="primary" disabled={busy} onClick={() => answer('confirm')}>
          Confirm my review
        </Button>
        <Button variant="ghost" disabled={busy} onClick={() => answer('delete')}>
          This was not me: delete it
        </Button>
      </div>
    </>
  )
}
