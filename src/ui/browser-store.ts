import { useSyncExternalStore } from 'react'

/**
 * A value that lives in the browser and is the same in every component: in local storage, where every tab has it,
 * or in session storage, where it ends with the tab. The server, and the first paint, show `initial`: public
 * pages are the same for everyone.
 */
export function browserStore<T>(
  key: string,
  initial: T,
  read: (stored: unknown) => T,
  lasts: 'local' | 'session' = 'local',
) {
  const storage = () => (lasts === 'local' ? localStorage : sessionStorage)
  let current: T | undefined
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const load = (): T => {
    try {
      const text = storage().getItem(key)
      return text === null ? initial : read(JSON.parse(text))
    } catch {
      return initial
    }
  }
  const get = (): T => {
    current ??= load()
    return current
  }
  const set = (value: T) => {
    current = value
    try {
      storage().setItem(key, JSON.stringify(value))
    } catch {
      // Without storage the value lasts as long as the page.
    }
    tell()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.storageArea !== storage() || (event.key !== key && event.key !== null)) return
    current = load()
    tell()
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener('storage', onStorage)
    }
  }
  return {
    get,
    set,
    use: () => useSyncExternalStore<T>(subscribe, get, () => initial),
    /** A part of it: a component is drawn again only when that has changed. What is selected must be plain, or kept. */
    useSelected: <S>(select: (value: T) => S) =>
      useSyncExternalStore<S>(
        subscribe,
        () => select(get()),
        () => select(initial),
      ),
  }
}
