import { browserStore } from '../../../ui/browser-store.ts'
import type { KitJob, KitPreferences, MagicKit } from '../kits.contract.ts'
import type { KitInput, SavedKit } from '../stored-kits.contract.ts'

/** What the builder keeps while its tab is open, so that nothing is lost by a reload. */
export interface KitState {
  prompt: string
  preferences: KitPreferences
  /** The result that is shown, or null while the form is. */
  kit: MagicKit | null
  /** Jobs that were added and taken away by hand. */
  added: KitJob[]
  dropped: KitJob[]
  /** What was read in the prompt and is not meant, and demands that were added by hand. */
  ignored: KitJob[]
  demands: KitJob[]
  /** Ids of tools that were chosen by hand in the place of others: they stay when what was read is changed. */
  picked: number[]
  /** Tools that a bundle or a shared kit brought along; they are in the next kit. */
  start: { id: number; name: string }[]
  /** What the state began with, so that it is not begun again: 'bundle/…', 'kit/…'. */
  origin: string | null
  /** The saved kit that the result was opened from, or saved as; `content` as JSON tells whether it is changed. */
  saved: { id: string; version: number; content: string } | null
}

export const DEFAULT_PREFERENCES: KitPreferences = {
  budget: 'mixed',
  complexity: 'intermediate',
  kit_size: 7,
}

export const EMPTY: KitState = {
  prompt: '',
  preferences: DEFAULT_PREFERENCES,
  kit: null,
  added: [],
  dropped: [],
  ignored: [],
  demands: [],
  picked: [],
  start: [],
  origin: null,
  saved: null,
}

function readState(stored: unknown): KitState {
  const state = stored as Partial<KitState> | null
  if (typeof state?.prompt !== 'string' || !Array.isArray(state.start)) return EMPTY
  // One that an earlier version of the site has made lacks what is shown by now.
  const isWhole = Array.isArray(state.kit?.tools) && Array.isArray(state.kit.unclear)
  const kit = isWhole ? { ...state.kit!, unclear: state.kit!.unclear.filter(({ id }) => id) } : null
  return { ...EMPTY, ...state, kit, preferences: { ...DEFAULT_PREFERENCES, ...state.preferences } }
}

export const kitState = browserStore<KitState>('kit', EMPTY, readState, 'session')

/** Takes over the new name of the saved kit that the builder shows: it is no change of somebody else. */
export function savedKitRenamed({ id, version, name }: SavedKit): void {
  const state = kitState.get()
  const { kit, saved } = state
  if (!kit || saved?.id !== id || saved.version !== version - 1) return
  // Empty where what is shown is not what is saved.
  const content =
    saved.content && JSON.stringify({ ...(JSON.parse(saved.content) as KitInput), name } satisfies KitInput)
  kitState.set({ ...state, kit: { ...kit, kit_name: name }, saved: { id, version, content } })
}

/** The saved kit with this id was deleted: what the builder shows of it may be saved again. */
export function savedKitDeleted(id: string): void {
  const state = kitState.get()
  if (state.saved?.id === id) kitState.set({ ...state, saved: { ...state.saved, content: '' } })
}
