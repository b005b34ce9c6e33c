import { useState } from 'react'

/** What is being done with the rows of a list of records: one is edited or looked into, or some are to be deleted. */
export function useRecordRows<Row extends { id: number }>(nameOf: (row: Row) => string) {
  const [edited, edit] = useState<Row | null>(null)
  const [asked, remove] = useState<Row[] | null>(null)
  const [looked, lookInto] = useState<Row | null>(null)
  return { nameOf, edited, edit, asked, remove, looked, lookInto }
}
export type RecordRows<Row extends { id: number }> = ReturnType<typeof useRecordRows<Row>>
