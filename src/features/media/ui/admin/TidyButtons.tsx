import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRecordActions } from '../../../../admin-kit/history/useRecordActions.ts'
import { api, freshQuery } from '../../../../app/query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { sentenceOf } from '../../../../ui/form-failure.ts'
import { formatCount, plural } from '../../../../ui/text.ts'
import { toast } from '../../../../ui/toast.ts'

/** Moves what nobody uses to the bin, and empties it. */
export function TidyButtons() {
  const { data } = useQuery(freshQuery('GET /api/admin/media-counts', {}))
  const { undo, reload } = useRecordActions('media')
  const [asked, ask] = useState<'sweep' | 'empty' | null>(null)
  const run = async (work: () => Promise<Parameters<typeof toast>[0]>, lost: string) => {
    try {
      const told = await work()
      await reload()
      void toast(told)
    } catch (error) {
      void toast({ title: sentenceOf(error, lost) })
    }
  }
  const sweep = () =>
    run(async () => {
      const { moved, batch } = await api('POST /api/admin/media/sweep', {})
      return {
        title: `${plural(moved, 'picture')} moved to the bin`,
        undo: batch === null ? null : () => undo(batch),
      }
    }, 'The pictures could not be moved to the bin')
  const empty = () =>
    run(async () => {
      const { deleted } = await api('POST /api/admin/media/empty-bin', {})
      return { title: `${plural(deleted, 'picture')} deleted for good` }
    }, 'The bin could not be emptied')
  const { unused = 0, in_bin = 0 } = data ?? {}
  return (
    <>
      {unused > 0 && (
        <Button onClick={() => ask('sweep')}>Move unused to the bin ({formatCount(unused)})</Button>
      )}
      {in_bin > 0 && <Button onClick={() => ask('empty')}>Empty the bin ({formatCount(in_bin)})</Button>}
      <ConfirmDialog
        question={asked === 'sweep' ? `Move ${plural(unused, 'unused picture')} to the bin?` : null}
        detail="No record and no draft uses them. They can be restored until the bin is emptied."
        action="Move to the bin"
        onConfirm={() => void sweep()}
        onClose={() => ask(null)}
      />
      <ConfirmDialog
        question={asked === 'empty' ? `Delete ${plural(in_bin, 'picture')} for good?` : null}
        detail="Their files are deleted with them, and older versions of records may lack them. This cannot be undone."
        action="Empty the bin"
        onConfirm={() => void empty()}
        onClose={() => ask(null)}
      />
    </>
  )
}
