import { z } from 'zod'
import { browserStore } from '../../ui/browser-store.ts'

const View = z.object({ name: z.string(), search: z.record(z.string(), z.string()) })
/** A list as it was set up, under a name. */
export type View = z.infer<typeof View>

const stores = new Map<string, ReturnType<typeof browserStore<View[]>>>()
const NONE: View[] = []

/** The views of a table that are kept in this browser. */
export function viewsOf(table: string) {
  let store = stores.get(table)
  if (!store) {
    store = browserStore<View[]>(`kitly.admin.views.${table}`, NONE, (stored) =>
      z.array(View).catch([]).parse(stored),
    )
    stores.set(table, store)
  }
  return store
}
