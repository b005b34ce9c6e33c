import { Flag } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.ts'
import type { Review } from '../reviews.contract.ts'
import { reportedReviews } from './reported-reviews.ts'

const ReportForm = later(() => import('./ReportForm.tsx'), 'ReportForm')

/** The way to say that something is wrong with somebody's review: a small button, then a form, then thanks. */
export function ReportReview({ review }: { review: Review }) {
  const isReported = reportedReviews.use().includes(review.id)
  const [isOpen, setOpen] = useState(false)
  const [isSent, setSent] = useState(false)
  const thanks = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isSent) thanks.current?.focus()
  }, [isSent])
  if (isReported) {
    return (
      <p ref={thanks} tabIndex={-1} className="mt-2 text-sm text-muted outline-none">
        {isSent ? 'Thank you. We will look at this review.' : 'You have reported this review.'}
      </p>
    )
  }
  if (isOpen) {
    return (
      <Suspense fallback={<div className="skeleton mt-3 h-48" />}>
        <ReportForm review={review} onSent={() => setSent(true)} onCancel={() => setOpen(false)} />
      </Suspense>
    )
  }
  return (
    <p className="js-only">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 font-normal"
        aria-label={`Report the review by ${review.user_name}`}
        onClick={() => setOpen(true)}
      >
        <Flag className="size-3.5" aria-hidden="true" />
        Report
      </Button>
    </p>
  )
}
