import type { ListChoice } from './ListFilters.tsx'
import { type ListName, useAdminList } from './useAdminList.ts'
import { useListState } from './useListState.ts'

interface Options {
  /** The order of a list that nobody has sorted. */
  sort: string
  order?: 'asc' | 'desc'
  choices?: readonly ListChoice[]
}

/** One page of a list, and what of it the address asks for. */
export function useListed<N extends ListName>(name: N, { choices = [], ...order }: Options) {
  const state = useListState({ ...order, filters: choices.map((choice) => choice.name) })
  const list = useAdminList(name, { ...state.query, ...state.filters })
  return { list, state }
}
