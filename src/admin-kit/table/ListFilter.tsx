import { FilterSelect } from './FilterSelect.tsx'
import type { ListState } from './useListState.ts'

interface Props {
  state: ListState
  /** Of the filter, as it stands in the address. */
  name: string
  label: string
  all: string
  options: readonly { value: string; label: string }[]
  className?: string
}

/** A filter of a list, whose choice stands in the address. */
export function ListFilter({ state, name, ...select }: Props) {
  return (
    <FilterSelect
      {...select}
      value={state.filters[name] ?? ''}
      onChange={(value) => state.change({ [name]: value })}
    />
  )
}
