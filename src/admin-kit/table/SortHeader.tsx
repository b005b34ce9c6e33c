import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ListState } from './useListState.ts'

interface Props {
  column: { label: string; sort?: string; numeric?: boolean }
  state: ListState
}

/** The head of a column; one that the server can sort by is a button. Numbers and dates begin with the greatest. */
export function SortHeader({ column: { label, sort, numeric = false }, state }: Props) {
  const isSorted = sort !== undefined && state.sort === sort
  if (sort === undefined) return <th className={numeric ? 'text-right' : undefined}>{label}</th>
  const first = sort === 'name' ? 'asc' : 'desc'
  const next = isSorted ? (state.order === 'asc' ? 'desc' : 'asc') : first
  const Icon = isSorted ? (state.order === 'asc' ? ArrowUp : ArrowDown) : ChevronsUpDown
  return (
    <th
      aria-sort={isSorted ? (state.order === 'asc' ? 'ascending' : 'descending') : undefined}
      className={numeric ? 'text-right' : undefined}
    >
      <button
        type="button"
        className={`${numeric ? '-mr-2' : '-ml-2'} inline-flex min-h-9 items-center gap-1 rounded-control px-2 font-medium hover:text-text`}
        onClick={() => state.change({ sort, order: next })}
      >
        {label}
        <Icon className={`size-3.5 ${isSorted ? 'text-accent-text' : 'opacity-50'}`} aria-hidden="true" />
      </button>
    </th>
  )
}
