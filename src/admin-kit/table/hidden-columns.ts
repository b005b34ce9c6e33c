import { keptByTable } from './kept-by-table.ts'

const storeOf = keptByTable<string[] | null>('columns', null, (stored) =>
  Array.isArray(stored) ? stored.map(String) : null,
)

/** The columns of a table that are hidden, as chosen in this browser; at first those that are optional. */
export function useHiddenColumns(
  name: string,
  columns: readonly { id: string; optional?: boolean; fixed?: boolean }[],
): [string[], (hidden: string[]) => void] {
  const store = storeOf(name)
  const chosen = store.use() ?? columns.filter((c) => c.optional).map((c) => c.id)
  return [chosen.filter((id) => columns.some((c) => c.id === id && !c.fixed)), store.set]
}
