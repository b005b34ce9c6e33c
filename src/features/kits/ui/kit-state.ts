import { browserStore } from '../../../ui/browser-store.ts'
import type { KitPreferences, MagicKit } from '../kits.contract.ts'

/** What the builder keeps while its tab is open, so that nothing is lost by a reload. */
export interface KitState {
  prompt: string
  preferences: KitPreferences
  /** The result that is shown, or null while the form is. */
  kit: MagicKit | null
  /** Jobs that were added and taken away by hand. */
  added: { id: string; label: string }[]
  dropped: { id: string; label: string }[]
  /** Tools that a bundle or a shared kit brought along; they are in the next kit. */
  start: { id: number; name: string }[]
  /** What the state began with, so that it is not begun again: 'bundle/…', 'kit/…'. */
  origin: string | null
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
  start: [],
  origin: null,
}

function readState(stored: unknown): KitState {
  const state = stored as Partial<KitState> | null
  if (typeof state?.prompt !== 'string' || !Array.isArray(state.start)) return EMPTY
  const kit = Array.isArray(state.kit?.tools) ? state.kit : null
  return { ...EMPTY, ...state, kit, preferences: { ...DEFAULT_PREFERENCES, ...state.preferences } }
}

export const kitState = browserStore<KitState>('kit', EMPTY, readState, 'session')
