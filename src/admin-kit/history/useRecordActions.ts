import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../app/query.ts'
import { AppError } from '../../shared/errors.ts'
import { fieldLabel } from '../../shared/field-label.ts'
import type { RecordName } from '../../shared/record-names.ts'
import { sentenceOf } from '../../ui/form-failure.ts'
import { plural } from '../../ui/text.ts'
import { type ToastOptions, toast } from '../../ui/toast.ts'
import { isAdminQuery, recheck } from '../screen/admin-session.ts'

interface Words {
  /** 'Tool moved to the bin', for one or several. */
  deleted: (count: number) => string
  /** What is said when the server refuses, and when there is no answer. */
  failed: string
  lost: string
}

/** What is said of a kind whose name is a word. */
const wordsOf = (kind: string): Words => ({
  deleted: (n) => `${n === 1 ? capitalized(kind) : `${n} ${kind}s`} moved to the bin`,
  failed: `Failed to delete ${kind}`,
  lost: `Error deleting ${kind}`,
})
const capitalized = (word: string) => word[0]!.toUpperCase() + word.slice(1)

/** Deleting with undo, and restoring, for a kind of record. Lists are read again by themselves. */
export function useRecordActions(kind: RecordName, words = wordsOf(kind)) {
  const queryClient = useQueryClient()
  const reload = () => queryClient.invalidateQueries({ predicate: isAdminQuery })
  const report = (error: unknown) => {
    tellRefusal(error, () => void recheck(queryClient).catch(() => {}))
    void toast({ title: error instanceof AppError ? words.failed : words.lost, ...detailOf(error) })
  }
  const bringBack = (ids: number[]) =>
    api('POST /api/admin/records/{kind}/restore', { params: { kind }, body: { ids } })
  const restore = async (ids: number[]) => {
    try {
      await bringBack(ids)
      await reload()
      return true
    } catch (error) {
      void toast({ title: 'It could not be restored', ...detailOf(error) })
      return false
    }
  }
  /** Takes a bulk action back, and says what stays as others have made it since. */
  const undo = async (batch: string) => {
    try {
      const { undone, kept } = await api('POST /api/admin/changes/{batch}/undo', { params: { batch } })
      await reload()
      void toast(undoneSentence(undone, kept))
    } catch (error) {
      void toast({ title: 'It could not be undone', ...detailOf(error) })
    }
  }
  /** Says what a bulk action has done; the toast takes it back. */
  const tellDone = (title: string, batch: string | null) =>
    void toast({ title, undo: batch === null ? null : () => undo(batch) })
  /** Changes several; `done` is what they are then, and `lost` what is said when there is no answer. */
  const change = async (
    call: () => Promise<{ changed: number; batch: string | null }>,
    done: string,
    lost: string,
  ) => {
    try {
      const { changed, batch } = await call()
      await reload()
      tellDone(batch ? `${plural(changed, kind)} ${done}` : `They were ${done} already`, batch)
    } catch (error) {
      void toast({ title: `Failed to save ${kind}: ${sentenceOf(error, lost)}` })
    }
  }
  const moveToBin = (ids: number[]) =>
    api('POST /api/admin/records/{kind}/delete', { params: { kind }, body: { ids } })
  /** `move` is a call of the kind's own for one record. */
  const remove = async (ids: number[], move?: (id: number) => Promise<unknown>) => {
    try {
      const [id] = ids
      if (move && id !== undefined && ids.length === 1) {
        await move(id)
        await reload()
        void toast({ title: words.deleted(1), undo: () => restore(ids) })
      } else {
        const moved = await moveToBin(ids)
        await reload()
        tellDone(words.deleted(moved.ids.length), moved.batch)
      }
      return true
    } catch (error) {
      report(error)
      return false
    }
  }
  /** Takes several out of the bin. */
  const restoreAll = async (ids: number[]) => {
    try {
      const { ids: restored, batch } = await bringBack(ids)
      await reload()
      tellDone(`${restored.length} restored`, batch)
    } catch (error) {
      void toast({ title: 'They could not be restored', ...detailOf(error) })
    }
  }
  return { remove, restore, restoreAll, undo, tellDone, change, reload }
}

interface Kept {
  name: string
  fields: string[]
}
/** Names of records that a toast has room for. */
const NAMED = 3

/** What an undo has done, and what it has left to others. */
function undoneSentence(undone: number, kept: Kept[]): ToastOptions {
  if (kept.length === 0) return { title: 'Undone' }
  const names = kept
    .slice(0, NAMED)
    .map(({ name, fields }) => (fields.length > 0 ? `${name} (${fields.map(inWords).join(', ')})` : name))
  const more = kept.length > NAMED ? ` and ${kept.length - NAMED} more` : ''
  return {
    title: `${undone} of ${undone + kept.length} undone`,
    description: `Somebody has changed the others since, and that stays: ${names.join(', ')}${more}`,
  }
}

const inWords = (field: string) => fieldLabel(field).toLowerCase()

const detailOf = (error: unknown) => (error instanceof AppError ? { description: error.message } : {})

/** Calls back when an answer says that the caller may no longer be here. */
export function tellRefusal(error: unknown, onRefused: () => void): void {
  if (error instanceof AppError && (error.status === 401 || error.status === 403)) onRefused()
}
