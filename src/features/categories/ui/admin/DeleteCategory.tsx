import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRecordActions } from '../../../../admin-kit/history/useRecordActions.ts'
import { api, apiQuery } from '../../../../app/query.ts'
import { AppError } from '../../../../shared/errors.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { FormFailure } from '../../../../ui/FormFailure.tsx'
import { plural } from '../../../../ui/text.ts'
import { toast } from '../../../../ui/toast.ts'
import { useAction } from '../../../../ui/useAction.ts'
import type { AdminCategory } from '../../admin-categories.contract.ts'

/** Asks before a category is deleted, and where its tools are to go. */
export function DeleteCategory({ category, onClose }: { category: AdminCategory; onClose: () => void }) {
  const { data: categories = [] } = useQuery(
    apiQuery('GET /api/admin/categories', { query: { sort: 'name' } }),
  )
  const records = useRecordActions('category')
  const [target, setTarget] = useState('')
  const { busy, failure, run } = useAction((error) =>
    error instanceof AppError
      ? `Failed to delete category: ${error.message || 'Unknown error'}`
      : 'Error deleting category',
  )
  const { id, name, tool_count } = category
  const remove = () =>
    run(async () => {
      const { moved, batch } = await api('DELETE /api/admin/categories/{id}', {
        params: { id: String(id) },
        query: target ? { move_to: target } : {},
      })
      onClose()
      await records.reload()
      void toast({
        title: 'Category deleted successfully!',
        ...(moved > 0 && { description: `${plural(moved, 'tool')} moved.` }),
        undo: () => records.undo(batch),
      })
    })
  return (
    <Dialog open onClose={onClose} title={`Delete ${name}`}>
      <div className="grid gap-4">
        <p>Are you sure you want to delete this category? This may affect associated tools.</p>
        {tool_count > 0 ? (
          <Field
            label={`${plural(tool_count, 'tool')} of it`}
            required
            hint={
              target
                ? 'They stay there when the category is restored from the bin.'
                : 'They have the category again when it is restored from the bin.'
            }
          >
            {(field) => (
              <select
                {...field}
                className="field"
                value={target}
                onChange={(event) => setTarget(event.target.value)}
              >
                <option value="">are shown without a category</option>
                {categories
                  .filter((other) => other.id !== id)
                  .map((other) => (
                    <option key={other.id} value={other.id}>
                      move to {other.name}
                    </option>
                  ))}
              </select>
            )}
          </Field>
        ) : (
          <p className="text-sm text-muted">It has no tools.</p>
        )}
        <FormFailure message={failure} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" disabled={busy} onClick={() => void remove()}>
            {busy ? 'Deleting…' : 'Delete'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
