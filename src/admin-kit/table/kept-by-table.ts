import { browserStore } from '../../ui/browser-store.ts'

/** What this browser keeps for each table: one store for a name, made when it is first asked for. */
export function keptByTable<T>(what: string, nothing: T, read: (stored: unknown) => T) {
  const stores = new Map<string, ReturnType<typeof browserStore<T>>>()
  return (table: string) => {
    const store = stores.get(table) ?? browserStore<T>(`kitly.admin.${what}.${table}`, nothing, read)
    stores.set(table, store)
    return store
  }
}
