import '../screen/admin.css'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatTotal } from '../../ui/text.ts'
import { type ListAnswer, ListBody } from '../list/ListBody.tsx'
import { TimeText } from '../list/TimeText.tsx'
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
  /** What stands in it, or the moment that does. */
  cell?: (row: Row) => ReactNode
  time?: (row: Row) => string
  /** The server's name of the order by this column, where there is one. */
  sort?: string
  /** Numbers stand at the right. */
  numeric?: boolean
  /** Hidden until somebody wants it. */
  optional?: boolean
  /** Always there: what the row is. */
  fixed?: boolean
}

interface Props<Row extends { id: Id }> {
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

type Id = number | string

/** Which rows of a page are selected. Those of other pages stay as they are. */
function useSelection<Row extends { id: Id }>(rows: Row[]) {
  const [ids, setIds] = useState<ReadonlySet<Id>>(new Set())
  return {
    selected: rows.filter(({ id }) => ids.has(id)),
    select: (which: Row[], isOn: boolean) => {
      const next = new Set(ids)
      for (const { id } of which) {
        if (isOn) next.add(id)
        else next.delete(id)
      }
      setIds(next)
    },
    clear: () => setIds(new Set()),
  }
}
type Selection<Row extends { id: Id }> = ReturnType<typeof useSelection<Row>>

/**
 * A table whose search, filters, order and pages are the server's. Arrow keys move between rows, Enter opens one,
 * `x` selects it. A phone shows each row as a card.
 */
export function AdminTable<Row extends { id: Id }>(props: Props<Row>) {
  const { name, label, columns, list, state, filters, bulk, empty } = props
  const [hidden, setHidden] = useHiddenColumns(name, columns)
  const selection = useSelection(list.data?.rows ?? [])
  const { selected, clear } = selection
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
          {bulk(selected, clear)}
          <Button variant="ghost" size="sm" className="ml-auto" onClick={clear}>
            Clear selection
          </Button>
        </div>
      )}
      <div className="relative">
        {list.isFetching && <div className="progress" />}
        <ListBody
          list={list}
          failedDetail="What you have typed and selected is kept."
          waiting={<div className="skeleton h-[30rem]" aria-busy="true" />}
          empty={<Nothing state={state} empty={empty} title={props.emptyFiltered ?? 'Nothing matches'} />}
        >
          {(rows) => (
            <Rows
              {...props}
              rows={rows}
              shown={columns.filter(({ id }) => !hidden.includes(id))}
              selection={selection}
            />
          )}
        </ListBody>
      </div>
      {list.data && list.data.total > 0 && <Pager state={state} list={list.data} />}
    </section>
  )
}

interface RowsProps<Row extends { id: Id }> extends Props<Row> {
  shown: AdminColumn<Row>[]
  selection: Selection<Row>
}

function Rows<Row extends { id: Id }>({ rows, ...props }: RowsProps<Row> & { rows: Row[] }) {
  const { label, shown, state, bulk, onOpen } = props
  const { selected, select } = props.selection
  const isAll = selected.length === rows.length
  const find = (id: string) => rows.find((row) => String(row.id) === id)!
  const onKeyDown = useRowKeys({
    open: (id) => onOpen(find(id)),
    select: (id) => bulk && select([find(id)], !selected.includes(find(id))),
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
                  checked={isAll}
                  ref={(box) => {
                    if (box) box.indeterminate = selected.length > 0 && !isAll
                  }}
                  onChange={(event) => select(rows, event.target.checked)}
                />
              </th>
            )}
            {shown.map((column) => (
              <SortHeader key={column.id} column={column} state={state} />
            ))}
            <th>
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {rows.map((row, i) => (
            <TableRow key={row.id} {...props} row={row} isFirst={i === 0} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps<Row extends { id: Id }> extends RowsProps<Row> {
  row: Row
  /** The one that Tab leads to. */
  isFirst: boolean
}

function TableRow<Row extends { id: Id }>(props: RowProps<Row>) {
  const { row, isFirst, shown, nameOf, bulk, actions } = props
  const { selected, select } = props.selection
  const isSelected = selected.includes(row)
  return (
    <tr
      data-row={row.id}
      data-selected={isSelected || undefined}
      tabIndex={isFirst ? 0 : -1}
      aria-label={nameOf(row)}
    >
      {bulk && (
        <td className="md:w-10">
          <input
            type="checkbox"
            className="block size-4 accent-accent"
            aria-label={`Select ${nameOf(row)}`}
            checked={isSelected}
            onChange={(event) => select([row], event.target.checked)}
          />
        </td>
      )}
      {shown.map((column) => (
        <td
          key={column.id}
          data-label={column.fixed ? undefined : column.label}
          className={column.numeric ? 'text-right tabular-nums' : undefined}
        >
          {column.time && <TimeText value={column.time(row)} className="whitespace-nowrap" />}
          {column.cell?.(row)}
        </td>
      ))}
      <td className="md:w-px">
        <div className="flex justify-end gap-0.5 max-md:border-t max-md:border-line max-md:pt-2">
          {actions(row)}
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
      <Button onClick={state.clear}>Clear Filters</Button>
    </EmptyState>
  )
}
