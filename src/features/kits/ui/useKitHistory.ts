import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type KitState, kitState } from './kit-state.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Names a step of the builder: a kit that was made, or the form after it. */
    kitStep?: string
  }
}

/** What the builder showed at each step of this tab's history; a reload forgets all but the step that it shows. */
const shownAt = new Map<string, KitState>()
const FIRST = ''

/**
 * Makes a kit, and the form after it, steps of the browser's history: Back shows what stood there, as it was left.
 * The function that it answers goes one step on, to another state of the builder.
 */
export function useKitHistory(): (next: KitState) => void {
  const navigate = useNavigate({ from: '/kit-builder' })
  const step = useLocation({ select: ({ state }) => state.kitStep ?? FIRST })
  const state = kitState.use()
  const before = useRef<string | null>(null)
  useEffect(() => {
    const isArrival = before.current === null
    before.current = step
    const shown = shownAt.get(step)
    // Whoever comes to the page anew finds the builder as it is.
    if (shown && !(isArrival && step === FIRST)) kitState.set(shown)
  }, [step])
  // Only when the state changes: a step that is new shows its own a moment later.
  useEffect(() => {
    shownAt.set(before.current ?? FIRST, state)
  }, [state])
  return (next) => {
    const id = crypto.randomUUID()
    shownAt.set(id, next)
    void navigate({ search: true, state: { kitStep: id }, resetScroll: false })
  }
}
