import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../app/query.ts'
import { AppError } from '../../../shared/errors.ts'
import { toast } from '../../../ui/toast.ts'
import type { RecordKindName } from '../records.contract.ts'
import { isAdminQuery, recheck } from './admin-session.ts'

interface Words {
  /** 'Tool moved to the bin', for one or several. */
  deleted: (count: number) => string
  /** What is said when the server refuses, and when there is no answer. */
  failed: string
  lost: string
}

/** Deleting with undo, and restoring, for a kind of record. Lists are read again by themselves. */
export function useRecordActions(kind: RecordKindName, words: Words) {
  const queryClient = useQueryClient()
  const reload = () => queryClient.invalidateQueries({ predicate: isAdminQuery })
  const report = (error: unknown) => {
    tellRefusal(error, () => void recheck(queryClient).catch(() => {}))
    void toast({ title: error instanceof AppError ? words.failed : words.lost, ...detailOf(error) })
  }
  const restore = async (ids: number[]) => {
    try {
      await api('POST /api/admin/records/{kind}/restore', { params: { kind }, body: { ids } })
      await reload()
    } catch (error) {
      void toast({ title: 'It could not be restored', ...detailOf(error) })
    }
  }
  const moveToBin = async (ids: number[]) =>
    (await api('POST /api/admin/records/{kind}/delete', { params: { kind }, body: { ids } })).ids
  /** `move` is a call of the kind's own; it answers the ids that were moved. */
  const remove = async (ids: number[], move: (ids: number[]) => Promise<number[]> = moveToBin) => {
    try {
      const moved = await move(ids)
      await reload()
      void toast({
        title: words.deleted(moved.length),
        action: { label: 'Undo', onClick: () => void restore(moved) },
      })
      return true
    } catch (error) {
      report(error)
      return false
    }
  }
  return { remove, restore, reload, report }
}

const detailOf = (error: unknown) => (error instanceof AppError ? { description: error.message } : {})

/** Calls back when an answer says that the caller may no longer be here. */
export function tellRefusal(error: unknown, onRefused: () => void): void {
  if (error instanceof AppError && (error.code === 'unauthenticated' || error.code === 'forbidden'))
    onRefused()
}
