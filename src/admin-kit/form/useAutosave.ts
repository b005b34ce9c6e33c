import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { AppError } from '../../shared/errors.ts'
import type { Draft } from '../../ui/kept-drafts.ts'
import type { useDraft } from '../../ui/useDraft.ts'
import { draftQueue } from './draft-queue.ts'

/** A server that keeps the drafts of a form, beside this browser. */
export interface DraftServer<V> {
  /** The newest that there is, here or there. It is offered, and stands in the form of a new record at once. */
  found: Draft<V> | null
  /** Keeps one more; answers when it was kept. */
  keep: (draft: Draft<V>, begins_version: boolean) => Promise<string>
}

/** After so long without a change a draft is kept in this browser, and then on the server. */
export const AUTOSAVE_LOCAL_MS = 800
const SERVER_MS = 3000

/** `local`: only this browser has it. `signed-out`: that too, because the session has ended. */
export type AutosaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'local' | 'signed-out'

export const isSignedOut = (error: unknown): boolean =>
  error instanceof AppError && (error.status === 401 || error.status === 403)

/** Keeps what is being written on a server, too. Without one it does nothing. */
export function useAutosave<V extends FieldValues>(
  form: UseFormReturn<V>,
  { keep, keepSoon, isTouched }: ReturnType<typeof useDraft<V>>,
  server: DraftServer<V> | undefined,
) {
  const [state, setState] = useState<AutosaveState>('idle')
  const [at, setAt] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(server)
  latest.current = server
  const [queue] = useState(() =>
    draftQueue<V>(async (draft, begins_version) => {
      setState('saving')
      try {
        setAt(await latest.current!.keep(draft, begins_version))
        setState((now) => (now === 'saving' ? 'saved' : now))
        return true
      } catch (error) {
        setState(isSignedOut(error) ? 'signed-out' : 'local')
        return false
      }
    }),
  )
  const keepNow = useCallback(() => {
    const draft = keep()
    return draft ? queue.push(draft) : queue.empty()
  }, [keep, queue])
  /** Something has changed. */
  const touch = useCallback(() => {
    isTouched.current = true
    keepSoon()
    setState((now) => (now === 'signed-out' ? now : 'waiting'))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void keepNow(), SERVER_MS)
  }, [isTouched, keepSoon, keepNow])
  const isOn = server !== undefined
  useEffect(() => {
    if (!isOn) return
    const subscription = form.watch(touch)
    return () => {
      subscription.unsubscribe()
      clearTimeout(timer.current)
    }
  }, [form, isOn, touch])
  return {
    state,
    at,
    touch: () => isOn && touch(),
    /** Keeps what was changed at once; null where nothing was. */
    flush: () => (isTouched.current ? keepNow() : null),
    keepNow,
    /** Keeps what stands in the form as a version that the next one is not written over. */
    seal: () => {
      if (isTouched.current) void keepNow()
      queue.seal()
    },
    /** Nothing more is kept; what is on its way has arrived. */
    stop: async () => {
      clearTimeout(timer.current)
      isTouched.current = false
      await queue.empty()
      setState('idle')
    },
  }
}
