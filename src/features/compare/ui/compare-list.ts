import { useHydrated } from '@tanstack/react-router'
import { browserStore } from '../../../ui/browser-store.ts'
import { COMPARE_LIMIT } from '../compare.limits.ts'

/** What the browser keeps of a tool that is to be compared. */
export interface ComparedTool {
  id: number
  slug: string
  name: string
  logo_url: string | null
  theme_color?: string | null | undefined
}

function readList(stored: unknown): ComparedTool[] {
  if (!Array.isArray(stored)) return []
  return stored
    .filter((t) => typeof t?.id === 'number' && typeof t.slug === 'string' && typeof t.name === 'string')
    .slice(0, COMPARE_LIMIT)
}

const KEY = 'compare'
const store = browserStore<ComparedTool[]>(KEY, [], readList)

/** Says before the first paint that something is being compared: no button tells of its tool what may be wrong. */
export const COMPARING_SCRIPT = `try{document.documentElement.toggleAttribute('data-comparing',(localStorage.getItem('${KEY}')||'').length>2)}catch(e){}`

/** The list as the browser keeps it, also before the page has taken it over. */
export const storedCompareList = store.get

export const COMPARE_FULL = `Compare limit reached (${COMPARE_LIMIT} tools max)`

/** A duplicate or a sixth is silently ignored. */
function add({ id, slug, name, logo_url, theme_color }: ComparedTool): void {
  const list = store.get()
  if (list.length >= COMPARE_LIMIT || list.some((t) => t.id === id)) return
  store.set([...list, { id, slug, name, logo_url, theme_color }])
}

const remove = (id: number) => store.set(store.get().filter((t) => t.id !== id))

/** The tools chosen for comparison, at most five, matched by id. */
export function useCompareList() {
  const tools = store.use()
  return {
    tools,
    /** What the browser has kept has been read. */
    isKnown: useHydrated(),
    isFull: tools.length >= COMPARE_LIMIT,
    has: (id: number) => tools.some((t) => t.id === id),
    add,
    remove,
    clear: () => store.set([]),
  }
}

/** Whether anything is chosen. */
export const useIsComparing = () => store.useSelected((tools) => tools.length > 0)

/** What the list says of one tool: the button of another does not change when this one is pressed. */
export function useCompared(tool: ComparedTool) {
  const added = store.useSelected((tools) => tools.some((t) => t.id === tool.id))
  const isFull = store.useSelected((tools) => tools.length >= COMPARE_LIMIT)
  return {
    added,
    isKnown: useHydrated(),
    isFull,
    toggle: () => (added ? remove(tool.id) : add(tool)),
  }
}
