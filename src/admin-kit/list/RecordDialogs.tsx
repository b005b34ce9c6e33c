import type { ReactNode } from 'react'
import type { RecordName } from '../../shared/record-names.ts'
import { RowHistory } from './RowHistory.tsx'
import { useAdding } from './useAdding.ts'
import type { RecordRows } from './useRecordRows.ts'

interface Props<Row extends { id: number }> {
  kind: RecordName
  rows: RecordRows<Row>
  /** The form of one; null stands for a new one. */
  form: (row: Row | null, onClose: () => void) => ReactNode
  /** Asks whether `rows.asked` are to be deleted. */
  question: ReactNode
}

/** What is open over a list of records. */
export function RecordDialogs<Row extends { id: number }>({ kind, rows, form, question }: Props<Row>) {
  const [isAdding, setAdding] = useAdding()
  const { edited, edit } = rows
  return (
    <>
      {question}
      {isAdding && form(null, () => setAdding(false))}
      {edited && form(edited, () => edit(null))}
      <RowHistory kind={kind} rows={rows} />
    </>
  )
}
