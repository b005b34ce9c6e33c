import { ExternalLink, History, Pencil, Trash2 } from 'lucide-react'
import { buttonClass } from '../../ui/button.ts'
import { IconAction } from './IconAction.tsx'
import type { RecordRows } from './useRecordRows.ts'

interface Props<Row extends { id: number }> {
  rows: RecordRows<Row>
  row: Row
  /** Where everybody can see it. */
  page?: string | undefined
  mayDelete?: boolean
}

/** What can be done with a record of a list. */
export function RowActions<Row extends { id: number }>({ rows, row, page, mayDelete = true }: Props<Row>) {
  const of = rows.nameOf(row)
  return (
    <>
      {page && (
        <a
          href={page}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('ghost', 'icon')}
          aria-label={`Public page of ${of}`}
          title="Public page"
        >
          <ExternalLink className="size-4" aria-hidden="true" />
        </a>
      )}
      <IconAction icon={History} title="History of" of={of} onClick={() => rows.lookInto(row)} />
      <IconAction icon={Pencil} title="Edit" of={of} onClick={() => rows.edit(row)} />
      {mayDelete && <IconAction icon={Trash2} title="Delete" of={of} onClick={() => rows.remove([row])} />}
    </>
  )
}
