import type { RecordName } from '../../shared/record-names.ts'
import { HistoryDialog } from '../history/HistoryDialog.tsx'
import type { RecordRows } from './useRecordRows.ts'

interface Props<Row extends { id: number }> {
  kind: RecordName
  rows: Pick<RecordRows<Row>, 'nameOf' | 'looked' | 'lookInto'>
}

/** The history of the row that is looked into. */
export function RowHistory<Row extends { id: number }>({ kind, rows }: Props<Row>) {
  const { nameOf, looked, lookInto } = rows
  if (!looked) return null
  const record = { id: looked.id, name: nameOf(looked) }
  return <HistoryDialog kind={kind} record={record} onClose={() => lookInto(null)} />
}
