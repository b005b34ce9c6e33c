import { useQuery } from '@tanstack/react-query'
import { StatusBadge } from '../../../../admin-kit/list/StatusBadge.tsx'
import { TimeText } from '../../../../admin-kit/list/TimeText.tsx'
import { freshQuery } from '../../../../app/query.ts'
import { OUTCOME_LABELS, OUTCOME_TONES, shortAddress } from '../link-words.ts'

/** What the last visit of a tool's address has found, with a way to take over where it has moved to. */
export function LastCheck({ id, onUse }: { id: number; onUse: (address: string) => void }) {
  const { data } = useQuery(freshQuery('GET /api/admin/links/{id}', { params: { id: String(id) } }))
  if (!data) return null
  const { outcome, reason, moved_to, checked_at } = data
  return (
    <p className="-mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <StatusBadge tone={OUTCOME_TONES[outcome]}>{OUTCOME_LABELS[outcome]}</StatusBadge>
      {reason}
      {moved_to && (
        <>
          <span className="break-all">to {shortAddress(moved_to)}</span>
          <button type="button" className="link" onClick={() => onUse(moved_to)}>
            Use it
          </button>
        </>
      )}
      <TimeText value={checked_at} />
    </p>
  )
}
