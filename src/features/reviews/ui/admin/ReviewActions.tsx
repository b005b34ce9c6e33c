import { Check, History, Pencil, Trash2, X } from 'lucide-react'
import { IconAction } from '../../../../admin-kit/list/IconAction.tsx'
import { ListFilter } from '../../../../admin-kit/table/ListFilter.tsx'
import { TableSearch } from '../../../../admin-kit/table/TableSearch.tsx'
import type { ListState } from '../../../../admin-kit/table/useListState.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { AdminReview } from '../../admin-reviews.contract.ts'

/** What moderators decide about reviews. */
export interface Decision {
  status?: AdminReview['status']
  is_verified?: boolean
}

/** By what the list of reviews is narrowed down. */
export function ReviewFilters({ state }: { state: ListState }) {
  return (
    <>
      <TableSearch state={state} label="Search reviews" />
      <ListFilter
        state={state}
        name="rating"
        label="Rating"
        all="All ratings"
        options={[5, 4, 3, 2, 1].map((n) => ({
          value: String(n),
          label: n === 1 ? '1 star' : `${n} stars`,
        }))}
      />
      <ListFilter
        state={state}
        name="status"
        label="Status"
        all="Any status"
        options={[
          { value: 'pending', label: 'Waiting for approval' },
          { value: 'published', label: 'Published' },
          { value: 'rejected', label: 'Rejected' },
        ]}
      />
      <ListFilter
        state={state}
        name="reported"
        label="Reports"
        all="Reported or not"
        options={[{ value: 'true', label: 'Reported' }]}
      />
    </>
  )
}

interface BulkProps {
  onModerate: (action: string, set: Decision) => void
  onDelete: () => void
}

const BULK: [action: string, label: string, set: Decision][] = [
  ['Publish', 'Publish', { status: 'published' }],
  ['Reject', 'Reject', { status: 'rejected' }],
  ['Verify', 'Mark as verified', { is_verified: true }],
]

/** What can be done with the selected reviews. */
export function BulkReviewActions({ onModerate, onDelete }: BulkProps) {
  return (
    <>
      {BULK.map(([action, label, set]) => (
        <Button key={action} size="sm" onClick={() => onModerate(action, set)}>
          {label}
        </Button>
      ))}
      <Button variant="danger" size="sm" onClick={onDelete}>
        Delete
      </Button>
    </>
  )
}

interface ActionsProps {
  review: AdminReview
  onModerate: (status: AdminReview['status']) => void
  onHistory: () => void
  onEdit: () => void
  onDelete: () => void
}

/** What can be done with a review. */
export function ReviewActions({ review, onModerate, onHistory, onEdit, onDelete }: ActionsProps) {
  const of = `the review by ${review.user_name}`
  return (
    <>
      {review.status === 'pending' && (
        <>
          <IconAction icon={Check} title="Publish" of={of} onClick={() => onModerate('published')} />
          <IconAction icon={X} title="Reject" of={of} onClick={() => onModerate('rejected')} />
        </>
      )}
      <IconAction icon={History} title="History of" of={of} onClick={onHistory} />
      <IconAction icon={Pencil} title="Edit" of={of} onClick={onEdit} />
      <IconAction icon={Trash2} title="Delete" of={of} onClick={onDelete} />
    </>
  )
}
