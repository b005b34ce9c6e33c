import type { ReactNode } from 'react'
import { ListFilter } from './ListFilter.tsx'
import { TableSearch } from './TableSearch.tsx'
import type { ListState } from './useListState.ts'

/** A filter of a list: its name in the address, what it and its empty choice are called, and what can be chosen. */
export interface ListChoice {
  name: string
  label: string
  all: string
  options: readonly { value: string; label: string }[]
}

/** The choices of a filter, by their values. */
export const optionsOf = (labels: Readonly<Record<string, string>>): ListChoice['options'] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

export const ACTIVITY_CHOICE: ListChoice = {
  name: 'status',
  label: 'Status',
  all: 'Any status',
  options: optionsOf({ active: 'Active', inactive: 'Inactive' }),
}

interface Props {
  state: ListState
  /** What the search is called. */
  search: string
  choices?: readonly ListChoice[]
  /** What else stands beside them. */
  children?: ReactNode
}

/** The search and the filters of a list. */
export function ListFilters({ state, search, choices = [], children }: Props) {
  return (
    <>
      <TableSearch state={state} label={search} />
      {choices.map((choice) => (
        <ListFilter key={choice.name} state={state} {...choice} />
      ))}
      {children}
    </>
  )
}
