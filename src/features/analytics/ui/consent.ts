import { browserStore } from '../../../ui/browser-store.ts'

/** Whether a visitor agrees to measurement by others; null until they have said so. */
export type Consent = 'granted' | 'refused' | null

const store = browserStore<Consent>('consent', null, (stored) =>
  stored === 'granted' || stored === 'refused' ? stored : null,
)

export const setConsent = store.set
export const useConsent = store.use
