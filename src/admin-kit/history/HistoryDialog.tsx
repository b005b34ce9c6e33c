import { useQuery, useQueryClient } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { api, freshQuery } from '../../app/query.ts'
import { AppError } from '../../shared/errors.ts'
import type { RecordName } from '../../shared/record-names.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { toast } from '../../ui/toast.ts'
import { TimeText } from '../list/TimeText.tsx'
import { isAdminQuery } from '../screen/admin-session.ts'
import { FieldChanges } from './FieldChanges.tsx'
import type { HistoryEntry } from './records.contract.ts'

interface Props {
  kind: RecordName
  record: { id: number; name: string }
  onClose: () => void
}

const DID: Record<HistoryEntry['action'], string> = {
  create: 'added it',
  update: 'changed it',
  delete: 'moved it to the bin',
  restore: 'restored it',
  import: 'imported it',
}

/** Who did what to a record, and the way back to what it was. */
export function HistoryDialog({ kind, record, onClose }: Props) {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(
    freshQuery('GET /api/admin/records/{kind}/{id}/history', { params: { kind, id: String(record.id) } }),
  )
  const [working, setWorking] = useState(false)
  const restore = async (change_id: number, side: 'before' | 'after') => {
    setWorking(true)
    try {
      await api('POST /api/admin/records/{kind}/{id}/restore', {
        params: { kind, id: String(record.id) },
        body: { change_id, side },
      })
      await queryClient.invalidateQueries({ predicate: isAdminQuery })
      void toast({ title: `${record.name} is what it was then. This can be undone in the history.` })
    } catch (failure) {
      const message = failure instanceof AppError ? failure.message : 'Please check your connection.'
      void toast({ title: 'The version could not be restored', description: message })
    }
    setWorking(false)
  }
  return (
    <Dialog open onClose={onClose} title={`History of ${record.name}`} place="right">
      {error && !data ? (
        <LoadFailure title="The history could not be loaded" onRetry={refetch} />
      ) : !data ? (
        <div className="skeleton h-64" aria-busy="true" />
      ) : data.length === 0 ? (
        <EmptyState title="Nothing yet" icon={<History className="size-6" aria-hidden="true" />}>
          <p className="text-muted">Changes will be listed here from now on.</p>
        </EmptyState>
      ) : (
        <ol className="grid gap-5">
          {data.map((entry, i) => (
            <li key={entry.id} className="border-l-2 border-line pl-4">
              <p className="text-sm">
                <span className="font-medium">{entry.actor_name}</span> {DID[entry.action]}
                <TimeText value={entry.at} className="block text-muted" />
              </p>
              {entry.fields.length > 0 && (
                <details className="mt-2" open={i === 0}>
                  <summary className="min-h-9 cursor-pointer py-1.5 text-sm text-muted">
                    {entry.fields.length === 1 ? '1 field' : `${entry.fields.length} fields`}
                  </summary>
                  <FieldChanges fields={entry.fields} />
                </details>
              )}
              <div className="mt-2 flex flex-wrap gap-2">
                {entry.has_before && entry.action !== 'delete' && (
                  <Button size="sm" disabled={working} onClick={() => void restore(entry.id, 'before')}>
                    Back to before this
                  </Button>
                )}
                {i > 0 && entry.has_after && (
                  <Button
                    variant="ghost"
                    size="sm"
                    disabled={working}
                    onClick={() => void restore(entry.id, 'after')}
                  >
                    Restore this version
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
