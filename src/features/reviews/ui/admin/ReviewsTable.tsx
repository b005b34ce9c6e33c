import { BadgeCheck, Check, Flag, MessageSquare, X } from 'lucide-react'
import { useRecordActions } from '../../../../admin-kit/history/useRecordActions.ts'
import { DeleteQuestion } from '../../../../admin-kit/list/DeleteQuestion.tsx'
import { IconAction } from '../../../../admin-kit/list/IconAction.tsx'
import { NothingYet } from '../../../../admin-kit/list/NothingYet.tsx'
import { RecordDialogs } from '../../../../admin-kit/list/RecordDialogs.tsx'
import { RowActions } from '../../../../admin-kit/list/RowActions.tsx'
import { StatusBadge } from '../../../../admin-kit/list/StatusBadge.tsx'
import { useBulkQuestion } from '../../../../admin-kit/list/useBulkQuestion.ts'
import { useRecordRows } from '../../../../admin-kit/list/useRecordRows.ts'
import { type AdminColumn, AdminTable } from '../../../../admin-kit/table/AdminTable.tsx'
import { type ListChoice, ListFilters, optionsOf } from '../../../../admin-kit/table/ListFilters.tsx'
import { useListed } from '../../../../admin-kit/table/useListed.ts'
import { api } from '../../../../app/query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Stars } from '../../../../ui/Rating.tsx'
import { plural } from '../../../../ui/text.ts'
import type { AdminReview } from '../../admin-reviews.contract.ts'
import { HELD_REASONS } from '../../reviews.limits.ts'
import { ReviewDialog } from './ReviewDialog.tsx'

const STATUS = {
  published: { tone: 'good', label: 'Published' },
  pending: { tone: 'warm', label: 'Waiting' },
  rejected: { tone: 'plain', label: 'Rejected' },
} as const

const CHOICES: ListChoice[] = [
  {
    name: 'rating',
    label: 'Rating',
    all: 'All ratings',
    options: [5, 4, 3, 2, 1].map((n) => ({ value: String(n), label: plural(n, 'star') })),
  },
  {
    name: 'status',
    label: 'Status',
    all: 'Any status',
    options: optionsOf({
      pending: 'Waiting for approval',
      published: 'Published',
      rejected: 'Rejected',
    }),
  },
  {
    name: 'confirmed',
    label: 'Confirmed',
    all: 'Confirmed or not',
    options: optionsOf({ true: 'Confirmed', false: 'Not confirmed' }),
  },
  { name: 'reported', label: 'Reports', all: 'Reported or not', options: optionsOf({ true: 'Reported' }) },
]

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
        <StatusBadge tone={STATUS[review.status].tone}>{STATUS[review.status].label}</StatusBadge>
        {!review.is_confirmed && <StatusBadge tone="plain">Not confirmed</StatusBadge>}
        {review.held_reason && <span className="text-xs text-muted">{HELD_REASONS[review.held_reason]}</span>}
        {review.report_count > 0 && (
          <StatusBadge tone="danger">{plural(review.report_count, 'report')}</StatusBadge>
        )}
      </span>
    ),
  },
  { id: 'date', label: 'Date', sort: 'created_at', time: (review) => review.created_at },
]

/** What moderators decide about reviews: what the button says, what they are then, and what it changes. */
interface Decision {
  action: string
  label?: string
  done: string
  set: { status?: AdminReview['status']; is_verified?: boolean }
}

const PUBLISH: Decision = { action: 'Publish', done: 'published', set: { status: 'published' } }
const REJECT: Decision = { action: 'Reject', done: 'rejected', set: { status: 'rejected' } }
const VERIFY: Decision = {
  action: 'Verify',
  label: 'Mark as verified',
  done: 'verified',
  set: { is_verified: true },
}

/** All reviews, with what moderators do about them. */
export function ReviewsTable() {
  const listed = useListed('GET /api/admin/reviews', { sort: 'created_at', order: 'desc', choices: CHOICES })
  const { ask, question } = useBulkQuestion()
  const { change } = useRecordActions('review')
  const moderate = (reviews: AdminReview[], { done, set }: Decision) => {
    const ids = reviews.map((review) => review.id)
    void change(() => api('POST /api/admin/reviews/moderate', { body: { ids, set } }), done, 'Unknown error')
  }
  const rows = useRecordRows(nameOf)
  return (
    <>
      <AdminTable
        {...listed}
        name="reviews"
        label="Reviews"
        columns={COLUMNS}
        nameOf={(review) => `the review of ${review.tool_name} by ${review.user_name}`}
        onOpen={rows.edit}
        filters={<ListFilters state={listed.state} search="Search reviews" choices={CHOICES} />}
        bulk={(reviews, clear) => (
          <BulkActions
            onChoose={(chosen) => {
              const run = () => {
                clear()
                moderate(reviews, chosen)
              }
              const { action } = chosen
              ask(reviews.length, { question: `${action} ${reviews.length} reviews?`, action, run })
            }}
            onDelete={() => rows.remove(reviews)}
          />
        )}
        actions={(review) => (
          <>
            {review.status === 'pending' && (
              <Decide of={nameOf(review)} onDecide={(decision) => moderate([review], decision)} />
            )}
            <RowActions rows={rows} row={review} />
          </>
        )}
        empty={
          <NothingYet
            icon={Flag}
            title="No reviews yet"
            text="Visitors write them on the pages of tools."
            add="Add Review"
          />
        }
        emptyFiltered="No reviews found"
      />
      {question}
      <RecordDialogs
        kind="review"
        rows={rows}
        form={(review, onClose) => <ReviewDialog review={review} onClose={onClose} />}
        question={
          <DeleteQuestion
            kind="review"
            rows={rows}
            detail="They lie in the bin then, from which they can be restored."
            move={(id) => api('DELETE /api/admin/reviews/{id}', { params: { id: String(id) } })}
          />
        }
      />
    </>
  )
}

const nameOf = (review: AdminReview) => `the review by ${review.user_name}`

/** What moderators decide about a review that waits. */
function Decide({ of, onDecide }: { of: string; onDecide: (decision: Decision) => void }) {
  return (
    <>
      <IconAction icon={Check} title="Publish" of={of} onClick={() => onDecide(PUBLISH)} />
      <IconAction icon={X} title="Reject" of={of} onClick={() => onDecide(REJECT)} />
    </>
  )
}

interface BulkProps {
  onChoose: (decision: Decision) => void
  onDelete: () => void
}

/** What can be done with the selected reviews. */
function BulkActions({ onChoose, onDelete }: BulkProps) {
  return (
    <>
      {[PUBLISH, REJECT, VERIFY].map((decision) => (
        <Button key={decision.action} size="sm" onClick={() => onChoose(decision)}>
          {decision.label ?? decision.action}
        </Button>
      ))}
      <Button variant="danger" size="sm" onClick={onDelete}>
        Delete
      </Button>
    </>
  )
}
