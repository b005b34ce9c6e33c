import { useSyncExternalStore } from 'react'

/** A value outside of React that components follow. The server, and the first paint, show what it began with. */
export function createStore<T>(initial: T) {
  let current = initial
  const listeners = new Set<() => void>()
  const get = () => current
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get,
    set(next: T): void {
      current = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore<T>(subscribe, get, () => initial),
  }
}
