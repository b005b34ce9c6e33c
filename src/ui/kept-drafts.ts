/** What stood in a form and was never saved. */
export interface Draft<T> {
  at: string
  /** The version of the record that was being edited. */
  version: number | null
  values: T
  /** The fields that were different from that version. */
  changed?: string[]
}

const PREFIX = 'kitly.admin.draft.'

/** Where a draft is kept: what somebody writes of themselves goes with their tab. */
export type DraftPlace = 'browser' | 'tab'
const storageOf = (place: DraftPlace) => (place === 'tab' ? sessionStorage : localStorage)

/** The draft of a name; null when there is none, or it cannot be read. */
export function readDraft<T>(name: string, place: DraftPlace = 'browser'): Draft<T> | null {
  try {
    return JSON.parse(storageOf(place).getItem(PREFIX + name) ?? 'null') as Draft<T> | null
  } catch {
    return null
  }
}

export function writeDraft<T>(name: string, draft: Draft<T>, place: DraftPlace = 'browser'): void {
  try {
    storageOf(place).setItem(PREFIX + name, JSON.stringify(draft))
  } catch {
    // Without storage the draft lasts as long as the form.
  }
}

export function forgetDraft(name: string, place: DraftPlace = 'browser'): void {
  try {
    storageOf(place).removeItem(PREFIX + name)
  } catch {
    // Nothing is stored then.
  }
}

/** Every draft of this browser whose name begins so, newest first; the names without their beginning. */
export function listDrafts<T>(beginning: string): { name: string; draft: Draft<T> }[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX + beginning))
      .flatMap((key) => {
        const draft = readDraft<T>(key.slice(PREFIX.length))
        return draft ? [{ name: key.slice(PREFIX.length + beginning.length), draft }] : []
      })
      .sort((a, b) => b.draft.at.localeCompare(a.draft.at))
  } catch {
    return []
  }
}
