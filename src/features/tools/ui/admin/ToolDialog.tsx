import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isAdminQuery } from '../../../../admin-kit/screen/admin-session.ts'
import { freshQuery } from '../../../../app/query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { ToolForm } from './ToolForm.tsx'
import type { ToolValues } from './tool-values.ts'

interface Props {
  /** The tool that is edited; null for a new one. */
  id: number | null
  known?: Partial<ToolValues>
  onClose: () => void
}

/** The form of a tool in a window over the list. */
export function ToolDialog({ id, known, onClose }: Props) {
  const queryClient = useQueryClient()
  // Always what is stored now: an old copy would be refused when it is saved.
  const { data, error, refetch } = useQuery({
    ...freshQuery('GET /api/admin/tools/{id}', { params: { id: String(id) } }),
    enabled: id !== null,
    gcTime: 0,
  })
  const onSaved = () => {
    onClose()
    void queryClient.invalidateQueries({ predicate: isAdminQuery })
  }
  return (
    <Dialog open onClose={onClose} title={id === null ? 'Add Tool' : 'Edit Tool'} place="wide">
      {id === null ? (
        <ToolForm tool={null} {...(known && { known })} onSaved={onSaved} onCancel={onClose} />
      ) : data ? (
        <ToolForm key={data.id} tool={data} onSaved={onSaved} onCancel={onClose} />
      ) : error ? (
        <EmptyState title="The tool could not be loaded">
          <Button variant="primary" onClick={() => void refetch()}>
            Retry
          </Button>
        </EmptyState>
      ) : (
        <div className="skeleton h-[70vh]" aria-busy="true" />
      )}
    </Dialog>
  )
}
