import '../screen/admin.css'
import {
  type ColumnVisibilityState,
  columnVisibilityFeature,
  createColumnHelper,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useMemo, useState } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatTotal } from '../../ui/text.ts'
import { type ListAnswer, ListBody } from '../list/ListBody.tsx'
import { ColumnChoice } from './ColumnChoice.tsx'
import { useHiddenColumns } from './hidden-columns.ts'
import { Pager } from './Pager.tsx'
import { SavedViews } from './SavedViews.tsx'
import { SortHeader } from './SortHeader.tsx'
import type { ListState } from './useListState.ts'
import { useRowKeys } from './useRowKeys.ts'

export interface AdminColumn<Row> {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** The server's name of the order by this column, where there is one. */
  sort?: string
  /** Numbers stand at the right. */
  numeric?: boolean
  /** Hidden until somebody wants it. */
  optional?: boolean
  /** Always there: what the row is. */
  fixed?: boolean
}

interface Props<Row extends { id: number | string }> {
  /** Under which chosen columns and saved views are kept. Unique among the tables. */
  name: string
  /** What the table lists, for screen readers. */
  label: string
  columns: readonly AdminColumn<Row>[]
  list: ListAnswer<Row>
  state: ListState
  /** What a row is called. */
  nameOf: (row: Row) => string
  /** Search and filters; they stand above the table. */
  filters: ReactNode
  /** What can be done with the selected rows; left out, nothing is selected. */
  bulk?: (rows: Row[], clear: () => void) => ReactNode
  /** Buttons at the end of each row. */
  actions: (row: Row) => ReactNode
  /** Enter on a row. */
  onOpen: (row: Row) => void
  /** Shown when there is nothing, and nothing narrows the list down. */
  empty: ReactNode
  /** What is said when search and filters leave nothing. */
  emptyFiltered?: string
}

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })

/** The rows and visible columns of a table, and what is selected in it. */
function useRows<Row extends { id: number | string }>({ name, columns, list }: Props<Row>) {
  const [hidden, setHidden] = useHiddenColumns(name, columns)
  const [selection, setSelection] = useState<RowSelectionState>({})
  const data = useMemo(() => list.data?.rows ?? [], [list.data])
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return helper.columns(
      columns.map((column) =>
        helper.display({
          id: column.id,
          header: column.label,
          cell: ({ row }) => column.cell(row.original),
          enableHiding: !column.fixed,
        }),
      ),
    )
  }, [columns])
  const visibility: ColumnVisibilityState = useMemo(
    () => Object.fromEntries(hidden.map((id) => [id, false])),
    [hidden],
  )
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: (row) => String(row.id),
    state: { columnVisibility: visibility, rowSelection: selection },
    onColumnVisibilityChange: (next) => {
      const value = typeof next === 'function' ? next(visibility) : next
      setHidden(Object.keys(value).filter((id) => value[id] === false))
    },
    onRowSelectionChange: setSelection,
  })
  return { table, hidden, setHidden, clear: () => setSelection({}) }
}
type Table<Row extends { id: number | string }> = ReturnType<typeof useRows<Row>>['table']

/**
 * A table whose search, filters, order and pages are the server's. Arrow keys move between rows, Enter opens one,
 * `x` selects it. A phone shows each row as a card.
 */
export function AdminTable<Row extends { id: number | string }>(props: Props<Row>) {
  const { name, label, columns, list, state, filters, bulk, empty } = props
  const { table, hidden, setHidden, clear } = useRows(props)
  const selected = table.getRowModel().rows.filter((row) => row.getIsSelected())
  return (
    <section aria-label={label}>
      <div className="flex flex-wrap items-center gap-2">
        {filters}
        <div className="ml-auto flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
          <SavedViews name={name} />
          <ColumnChoice columns={columns} hidden={hidden} onChange={setHidden} />
        </div>
      </div>
      <p className="mt-4 flex min-h-9 items-center text-sm text-muted" aria-live="polite">
        {list.data && `${formatTotal(list.data)} ${state.isNarrowed ? 'found' : 'in all'}`}
      </p>
      {bulk && selected.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not fields of a form
        <div
          role="group"
          aria-label="Selected rows"
          className="sticky top-16 z-20 mb-2 flex flex-wrap items-center gap-2 rounded-card border border-accent/40 bg-accent-soft px-3 py-2"
        >
          <span className="mr-1 text-sm font-medium text-accent-text">{selected.length} selected</span>
          {bulk(
            selected.map((row) => row.original),
            clear,
          )}
          <button type="button" className={`${buttonClass('ghost', 'sm')} ml-auto`} onClick={clear}>
            Clear selection
          </button>
        </div>
      )}
      <div className="relative">
        {list.isFetching && <div className="progress" />}
        <ListBody
          list={list}
          failedDetail={<p className="text-muted">What you have typed and selected is kept.</p>}
          waiting={<div className="skeleton h-[30rem]" aria-busy="true" />}
          empty={<Nothing state={state} empty={empty} title={props.emptyFiltered ?? 'Nothing matches'} />}
        >
          {() => <Rows {...props} table={table} />}
        </ListBody>
      </div>
      {list.data && list.data.total > 0 && <Pager state={state} list={list.data} />}
    </section>
  )
}

function Rows<Row extends { id: number | string }>(props: Props<Row> & { table: Table<Row> }) {
  const { label, columns, state, bulk, onOpen, table } = props
  const byId = new Map(columns.map((column) => [column.id, column]))
  const { rows } = table.getRowModel()
  const find = (id: string) => rows.find((row) => row.id === id)
  const onKeyDown = useRowKeys({
    open: (id) => {
      const row = find(id)
      if (row) onOpen(row.original)
    },
    select: (id) => bulk && find(id)?.toggleSelected(),
  })
  return (
    <div className="card overflow-x-auto max-md:border-0 max-md:bg-transparent">
      <table className="admin-table" aria-label={label}>
        <thead>
          <tr>
            {bulk && (
              <th className="md:w-10">
                <input
                  type="checkbox"
                  className="block size-4 accent-accent"
                  aria-label="Select all rows of this page"
                  checked={table.getIsAllRowsSelected()}
                  ref={(box) => {
                    if (box) box.indeterminate = table.getIsSomeRowsSelected()
                  }}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                />
              </th>
            )}
            {table.getVisibleLeafColumns().map(({ id }) => (
              <SortHeader key={id} column={byId.get(id)!} state={state} />
            ))}
            <th>
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {rows.map((row, i) => (
            <TableRow
              key={row.id}
              {...props}
              row={row}
              isFirst={i === 0}
              shown={row.getVisibleCells().map((cell) => byId.get(cell.column.id)!)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps<Row extends { id: number | string }> extends Props<Row> {
  row: ReturnType<Table<Row>['getRowModel']>['rows'][number]
  /** The one that Tab leads to. */
  isFirst: boolean
  shown: AdminColumn<Row>[]
}

function TableRow<Row extends { id: number | string }>(props: RowProps<Row>) {
  const { row, isFirst, shown, nameOf, bulk, actions } = props
  return (
    <tr
      data-row={row.id}
      data-selected={row.getIsSelected() || undefined}
      tabIndex={isFirst ? 0 : -1}
      aria-label={nameOf(row.original)}
    >
      {bulk && (
        <td className="md:w-10">
          <input
            type="checkbox"
            className="block size-4 accent-accent"
            aria-label={`Select ${nameOf(row.original)}`}
            checked={row.getIsSelected()}
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      {shown.map((column) => (
        <td
          key={column.id}
          data-label={column.fixed ? undefined : column.label}
          className={column.numeric ? 'text-right tabular-nums' : undefined}
        >
          {column.cell(row.original)}
        </td>
      ))}
      <td className="md:w-px">
        <div className="flex justify-end gap-0.5 max-md:border-t max-md:border-line max-md:pt-2">
          {actions(row.original)}
        </div>
      </td>
    </tr>
  )
}

function Nothing({ state, empty, title }: { state: ListState; empty: ReactNode; title: string }) {
  if (!state.isNarrowed && state.page === 1) return empty
  return (
    <EmptyState title={title}>
      <p className="text-muted">No entry has these words and filters.</p>
      <button type="button" className={buttonClass('secondary')} onClick={state.clear}>
        Clear Filters
      </button>
    </EmptyState>
  )
}
