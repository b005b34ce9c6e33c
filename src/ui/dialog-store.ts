import { createStore } from './store.ts'

/** The state of a dialog that any code may open, and whose end it may wait for. Null while it is closed. */
export function createDialogStore<T>() {
  const { get, set, use } = createStore<T | null>(null)
  const waiting = new Set<(isDone: boolean) => void>()
  return {
    get,
    use,
    open: (shown: T): void => set(shown),
    /** Closes it, and tells those who wait whether it has got what it asks for. */
    close(isDone: boolean): void {
      const told = [...waiting]
      waiting.clear()
      set(null)
      for (const tell of told) tell(isDone)
    },
    closed: () => new Promise<boolean>((tell) => waiting.add(tell)),
    isAwaited: () => waiting.size > 0,
  }
}
