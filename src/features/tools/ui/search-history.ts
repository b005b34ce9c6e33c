import { browserStore } from '../../../ui/browser-store.ts'
import { SEARCH_HISTORY_MIN, SEARCH_HISTORY_SIZE } from '../tools.limits.ts'

const store = browserStore<string[]>('recent-searches', [], (stored) =>
  Array.isArray(stored) ? stored.filter((t) => typeof t === 'string').slice(0, SEARCH_HISTORY_SIZE) : [],
)

/** The last five terms of this browser, the newest first. */
export const useSearchHistory = store.use

/** Remembers a term of more than two characters. */
export function rememberSearch(term: string) {
  const text = term.trim()
  if (text.length <= SEARCH_HISTORY_MIN) return
  const others = store.get().filter((t) => t.toLowerCase() !== text.toLowerCase())
  store.set([text, ...others].slice(0, SEARCH_HISTORY_SIZE))
}

export const clearSearchHistory = () => store.set([])
