import { BadgeCheck, Flag, MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { HistoryDialog } from '../../../../admin-kit/history/HistoryDialog.tsx'
import { useRecordActions } from '../../../../admin-kit/history/useRecordActions.ts'
import { StatusBadge } from '../../../../admin-kit/list/StatusBadge.tsx'
import { TimeText } from '../../../../admin-kit/list/TimeText.tsx'
import { useBulkQuestion } from '../../../../admin-kit/list/useBulkQuestion.ts'
import { type AdminColumn, AdminTable } from '../../../../admin-kit/table/AdminTable.tsx'
import { useAdminList } from '../../../../admin-kit/table/useAdminList.ts'
import { useListState } from '../../../../admin-kit/table/useListState.ts'
import { api } from '../../../../app/query.ts'
import { AppError } from '../../../../shared/errors.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Stars } from '../../../../ui/Rating.tsx'
import { plural } from '../../../../ui/text.ts'
import { toast } from '../../../../ui/toast.ts'
import type { AdminReview } from '../../admin-reviews.contract.ts'
import { BulkReviewActions, type Decision, ReviewActions, ReviewFilters } from './ReviewActions.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'

const FILTERS = ['rating', 'status', 'reported'] as const

const COLUMNS: AdminColumn<AdminReview>[] = [
  {
    id: 'reviewer',
    label: 'Reviewer',
    fixed: true,
    cell: (review) => (
      <div className="min-w-40">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {review.user_name || 'Anonymous'}
          {review.is_verified && (
            <span className="inline-flex items-center gap-1 rounded-md bg-good-soft px-2 py-0.5 text-xs text-good">
              <BadgeCheck className="size-3.5" aria-hidden="true" />
              Verified
            </span>
          )}
        </p>
        {review.user_email && <p className="text-muted">{review.user_email}</p>}
      </div>
    ),
  },
  {
    id: 'rating',
    label: 'Rating',
    sort: 'rating',
    cell: (review) => <Stars value={review.rating} size={14} />,
  },
  {
    id: 'tool',
    label: 'Tool',
    cell: (review) =>
      review.tool_deleted ? (
        <span className="text-muted">{review.tool_name} (deleted)</span>
      ) : (
        <a href={`/tools/${review.tool_slug}`} className="link" target="_blank" rel="noreferrer">
          {review.tool_name}
        </a>
      ),
  },
  {
    id: 'content',
    label: 'Review',
    cell: (review) => (
      <div className="max-w-md min-w-48 max-md:text-right">
        {review.title && (
          <p dir="auto" className="font-medium">
            {review.title}
          </p>
        )}
        <p dir="auto" className="line-clamp-2 break-words text-muted">
          {review.content}
        </p>
        {review.reply && (
          <p className="mt-1 flex items-center gap-1.5 text-xs text-muted">
            <MessageSquare className="size-3.5" aria-hidden="true" />
            Replied
          </p>
        )}
      </div>
    ),
  },
  {
    id: 'status',
    label: 'Status',
    cell: (review) => (
      <span className="flex flex-wrap gap-1.5">
        {review.status === 'published' ? (
          <StatusBadge tone="good">Published</StatusBadge>
        ) : review.status === 'pending' ? (
          <StatusBadge tone="warm">Waiting</StatusBadge>
        ) : (
          <StatusBadge tone="plain">Rejected</StatusBadge>
        )}
        {review.report_count > 0 && (
          <StatusBadge tone="danger">{plural(review.report_count, 'report')}</StatusBadge>
        )}
      </span>
    ),
  },
  {
    id: 'date',
    label: 'Date',
    sort: 'created_at',
    cell: (review) => <TimeText value={review.created_at} className="whitespace-nowrap" />,
  },
]

/** All reviews, with what moderators do about them. */
export function ReviewsTable({ onAdd }: { onAdd: () => void }) {
  const state = useListState({ sort: 'created_at', order: 'desc', filters: FILTERS })
  const list = useAdminList('GET /api/admin/reviews', { ...state.query, ...state.filters })
  const [editing, setEditing] = useState<AdminReview | null>(null)
  const [asked, setAsked] = useState<AdminReview[] | null>(null)
  const [history, setHistory] = useState<AdminReview | null>(null)
  const records = useRecordActions('review', {
    deleted: (n) => (n === 1 ? 'Review moved to the bin' : `${n} reviews moved to the bin`),
    failed: 'Failed to delete review',
    lost: 'Error deleting review',
  })
  const { ask, question } = useBulkQuestion()
  const moderate = async (reviews: AdminReview[], set: Decision) => {
    try {
      const ids = reviews.map((r) => r.id)
      const { changed, batch } = await api('POST /api/admin/reviews/moderate', { body: { ids, set } })
      await records.reload()
      const done =
        set.status === 'published' ? 'published' : set.status === 'rejected' ? 'rejected' : 'verified'
      records.tellDone(batch ? `${plural(changed, 'review')} ${done}` : `They were ${done} already`, batch)
    } catch (error) {
      const reason = error instanceof AppError ? error.message : 'Unknown error'
      void toast({ title: `Failed to save review: ${reason}` })
    }
  }
  const remove = (reviews: AdminReview[]) =>
    records.remove(
      reviews.map((r) => r.id),
      (id) => api('DELETE /api/admin/reviews/{id}', { params: { id: String(id) } }),
    )
  return (
    <>
      <AdminTable
        name="reviews"
        label="Reviews"
        columns={COLUMNS}
        list={list}
        state={state}
        nameOf={(review) => `the review of ${review.tool_name} by ${review.user_name}`}
        onOpen={setEditing}
        filters={<ReviewFilters state={state} />}
        bulk={(reviews, clear) => (
          <BulkReviewActions
            onModerate={(action, set) => {
              const run = () => {
                clear()
                void moderate(reviews, set)
              }
              ask(reviews.length, { question: `${action} ${reviews.length} reviews?`, action, run })
            }}
            onDelete={() => setAsked(reviews)}
          />
        )}
        actions={(review) => (
          <ReviewActions
            review={review}
            onModerate={(status) => void moderate([review], { status })}
            onHistory={() => setHistory(review)}
            onEdit={() => setEditing(review)}
            onDelete={() => setAsked([review])}
          />
        )}
        empty={
          <EmptyState title="No reviews yet" icon={<Flag className="size-6" aria-hidden="true" />}>
            <p className="text-muted">Visitors write them on the pages of tools.</p>
            <Button variant="primary" onClick={onAdd}>
              Add Review
            </Button>
          </EmptyState>
        }
        emptyFiltered="No reviews found"
      />
      <ConfirmDialog
        question={
          asked &&
          (asked.length === 1
            ? 'Are you sure you want to delete this review?'
            : `Are you sure you want to delete these ${asked.length} reviews?`)
        }
        detail="They lie in the bin then, from which they can be restored."
        action="Delete"
        onConfirm={() => void (asked && remove(asked))}
        onClose={() => setAsked(null)}
      />
      {question}
      {editing && <ReviewDialog review={editing} onClose={() => setEditing(null)} />}
      {history && (
        <HistoryDialog
          kind="review"
          record={{ id: history.id, name: `the review by ${history.user_name}` }}
          onClose={() => setHistory(null)}
        />
      )}
    </>
  )
}
