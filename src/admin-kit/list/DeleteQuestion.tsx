import type { RecordName } from '../../shared/record-names.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useRecordActions } from '../history/useRecordActions.ts'
import type { RecordRows } from './useRecordRows.ts'

interface Props<Row extends { id: number }> {
  kind: RecordName
  rows: RecordRows<Row>
  /** What becomes of those that are meant. */
  detail: string
  /** The kind's own call that deletes one. */
  move: (id: number) => Promise<unknown>
}

/** Asks before records move to the bin, from which an undo brings them back. */
export function DeleteQuestion<Row extends { id: number }>({ kind, rows, detail, move }: Props<Row>) {
  const { asked } = rows
  const { remove } = useRecordActions(kind)
  const meant = asked?.length === 1 ? `this ${kind}` : `these ${asked?.length} ${kind}s`
  return (
    <ConfirmDialog
      question={asked && `Are you sure you want to delete ${meant}?`}
      detail={detail}
      action="Delete"
      onConfirm={() =>
        void (
          asked &&
          remove(
            asked.map(({ id }) => id),
            move,
          )
        )
      }
      onClose={() => rows.remove(null)}
    />
  )
}
