import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../../../app/query.ts'
import { isSignedOut, type KeptDraft, writeLocal } from './drafts.ts'

/** After so long without a change the draft is kept in this browser, and then on the server. */
const LOCAL_MS = 800
const SERVER_MS = 3000

/** `local`: only this browser has it. `signed-out`: that too, because the session has ended. */
export type AutosaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'local' | 'signed-out'

interface Unsent {
  draft: KeptDraft
  begins_version: boolean
}

/**
 * Keeps what is being written. `collect` is asked only when nobody has typed for a while; null is not kept. Answers
 * what to call at every change, how to stop, and how it stands.
 */
export function useAutosave(collect: () => KeptDraft | null) {
  const [state, setState] = useState<AutosaveState>('idle')
  const [at, setAt] = useState<string | null>(null)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const isDirty = useRef(false)
  const isSealed = useRef(false)
  const sending = useRef<Promise<void>>(Promise.resolve())
  /** What is sent once the answer has come that is waited for. */
  const waiting = useRef<Unsent | null>(null)
  const latest = useRef(collect)
  latest.current = collect

  const cancel = useCallback(() => {
    for (const timer of timers.current) clearTimeout(timer)
    timers.current = []
  }, [])
  /** Nothing more is kept; what is on its way has arrived. */
  const stop = useCallback(async () => {
    cancel()
    isDirty.current = false
    await sending.current
    setState('idle')
  }, [cancel])

  const keepHere = useCallback(() => {
    const draft = latest.current()
    if (draft) writeLocal(draft)
    return draft
  }, [])
  const send = useCallback(async (unsent: Unsent) => {
    if (waiting.current === unsent) waiting.current = null
    const { draft, begins_version } = unsent
    setState('saving')
    try {
      const { key, post_id, base_version, title, words, data } = draft
      const kept = await api('PUT /api/admin/blog-drafts/{key}', {
        params: { key },
        body: { post_id, base_version, title, words, data, begins_version },
      })
      setAt(kept.updated_at)
      setState((now) => (now === 'saving' ? 'saved' : now))
    } catch (error) {
      if (begins_version) isSealed.current = true
      setState(isSignedOut(error) ? 'signed-out' : 'local')
    }
  }, [])
  const keepOnServer = useCallback((): Promise<void> => {
    const draft = keepHere()
    if (!draft) return sending.current
    if (waiting.current && !isSealed.current) {
      waiting.current.draft = draft
      return sending.current
    }
    const unsent: Unsent = { draft, begins_version: isSealed.current }
    isSealed.current = false
    waiting.current = unsent
    // One after the other: what is sent first may arrive last, and would be written over what is newer.
    sending.current = sending.current.then(() => send(unsent))
    return sending.current
  }, [keepHere, send])

  /** Keeps what stands in the form as a version that the next one is not written over. */
  const seal = useCallback(() => {
    if (isDirty.current) void keepOnServer()
    isSealed.current = true
  }, [keepOnServer])

  const touch = useCallback(() => {
    cancel()
    isDirty.current = true
    setState((now) => (now === 'signed-out' || now === 'waiting' ? now : 'waiting'))
    timers.current = [setTimeout(keepHere, LOCAL_MS), setTimeout(() => void keepOnServer(), SERVER_MS)]
  }, [cancel, keepHere, keepOnServer])

  useEffect(() => {
    const keepNow = () => {
      if (isDirty.current) keepHere()
    }
    addEventListener('pagehide', keepNow)
    return () => {
      removeEventListener('pagehide', keepNow)
      cancel()
    }
  }, [cancel, keepHere])
  return { touch, stop, seal, keepOnServer, state, at, isDirty }
}
