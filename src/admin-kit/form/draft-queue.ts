import type { Draft } from '../../ui/kept-drafts.ts'

interface Unsent<V> {
  draft: Draft<V>
  begins_version: boolean
}

/**
 * Sends drafts one after the other: what is sent first may arrive last, and would be written over what is newer. Of
 * those that wait only the newest is sent. `send` answers whether it has arrived.
 */
export function draftQueue<V>(send: (draft: Draft<V>, begins_version: boolean) => Promise<boolean>) {
  let sending = Promise.resolve()
  let waiting: Unsent<V> | null = null
  let isSealed = false
  return {
    /** Resolves when what is on its way has arrived. */
    empty: () => sending,
    /** The next draft begins a new version; the one before is not written over. */
    seal() {
      isSealed = true
    },
    push(draft: Draft<V>): Promise<void> {
      if (waiting && !isSealed) {
        waiting.draft = draft
        return sending
      }
      const unsent = { draft, begins_version: isSealed }
      isSealed = false
      waiting = unsent
      sending = sending.then(async () => {
        if (waiting === unsent) waiting = null
        const hasArrived = await send(unsent.draft, unsent.begins_version)
        if (!hasArrived && unsent.begins_version) isSealed = true
      })
      return sending
    },
  }
}
