import { useQuery } from '@tanstack/react-query'
import { MessageSquareReply } from 'lucide-react'
import { Suspense, useState } from 'react'
import { apiQuery } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.ts'
import { useUser } from '../../accounts/ui/session/user.ts'

const ReplyForm = later(() => import('./ReplyForm.tsx'), 'ReplyForm')

interface Props {
  review: {
    id: number
    tool_id: number
    user_name: string
    reply: string | null
    reply_by: 'maker' | 'editor' | null
  }
}

/** The way for whoever represents a tool to answer a review of it: a small button, then a form. */
export function ReplyToReview({ review }: Props) {
  const { user } = useUser()
  const [isOpen, setOpen] = useState(false)
  const { data: claim } = useQuery({
    ...apiQuery('GET /api/users/claims', {}),
    enabled: user !== null,
    select: (mine) => mine.find(({ tool_id, status }) => tool_id === review.tool_id && status === 'approved'),
  })
  const isTheirs = review.reply !== null && review.reply_by !== 'maker'
  if (!user || !claim || isTheirs) return null
  if (isOpen) {
    return (
      <Suspense fallback={<div className="skeleton mt-3 h-48" />}>
        <ReplyForm claimId={claim.id} review={review} onClose={() => setOpen(false)} />
      </Suspense>
    )
  }
  return (
    <p className="mt-1">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3"
        icon={MessageSquareReply}
        aria-label={`${review.reply === null ? 'Reply to' : 'Change the answer to'} the review by ${review.user_name}`}
        onClick={() => setOpen(true)}
      >
        {review.reply === null ? 'Reply' : 'Change the answer'}
      </Button>
    </p>
  )
}
