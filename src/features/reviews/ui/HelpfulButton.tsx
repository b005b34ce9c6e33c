import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ThumbsUp } from 'lucide-react'
import { api, apiQuery } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useUser } from '../../accounts/ui/session/user.ts'
import type { Review } from '../reviews.contract.ts'

const votesQuery = (toolId: number) =>
  apiQuery('GET /api/users/review-votes', { query: { tool_id: String(toolId) } })

/** Says that a review has helped, or takes that back. Others than members are led to sign in, as with Save. */
export function HelpfulButton({ review }: { review: Review }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { user } = useUser()
  const query = votesQuery(review.tool_id)
  const { data: votes } = useQuery({ ...query, enabled: user !== null })
  const isHelpful = votes?.includes(review.id) ?? false
  const vote = async () => {
    if (!user) return void navigate({ to: '/auth/sign-in' })
    const helpful = !isHelpful
    const show = (ids: number[] = []) =>
      helpful ? [...ids, review.id] : ids.filter((id) => id !== review.id)
    queryClient.setQueryData<number[]>(query.queryKey, show)
    try {
      await api('POST /api/reviews/{id}/helpful', { params: { id: String(review.id) }, body: { helpful } })
    } catch (error) {
      void toast({ title: (error as Error).message })
    }
    await queryClient.invalidateQueries({
      predicate: ({ queryKey }) => /\/(reviews|review-votes)$/.test(String(queryKey[0])),
    })
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-ml-3 font-normal"
      aria-pressed={isHelpful}
      onClick={() => void vote()}
    >
      <ThumbsUp
        className={`size-3.5 ${isHelpful ? 'fill-accent-soft text-accent-text' : ''}`}
        aria-hidden="true"
      />
      Helpful
      {review.helpful_count > 0 && <span className="tabular-nums">({review.helpful_count})</span>}
    </Button>
  )
}
