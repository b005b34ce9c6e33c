import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type Draft, type DraftPlace, forgetDraft, readDraft, writeDraft } from './kept-drafts.ts'

/** A draft as a form goes on with it. */
export interface OpenDraft<T> extends Draft<T> {
  changed: string[]
}

/** Between typing and storing. */
const SETTLE_MS = 400

const changedFields = <T extends FieldValues>(values: T, saved: T) =>
  Object.keys(values).filter((field) => JSON.stringify(values[field]) !== JSON.stringify(saved[field]))

/** A draft put on what is stored now: fields that it has not changed are as others have made them since. */
export function rebaseDraft<T extends FieldValues>(draft: Draft<T>, saved: T): OpenDraft<T> {
  const changed = draft.changed ?? changedFields(draft.values, saved)
  const values = Object.fromEntries(
    Object.entries(saved).map(([field, value]) => [
      field,
      changed.includes(field) ? draft.values[field] : value,
    ]),
  )
  return { ...draft, changed, values: values as T }
}

/** The draft of a name. One that does not say what it has changed is good only for its own version. */
function openDraft<T extends FieldValues>(
  name: string,
  version: number | null,
  saved: T,
  place: DraftPlace,
): OpenDraft<T> | null {
  const draft = readDraft<T>(name, place)
  if (!draft || (draft.version !== version && !draft.changed)) return null
  return rebaseDraft(draft, saved)
}

/**
 * Reads a draft when a form is opened. `name` says what is edited: 'tool.12', or 'tool.new'.
 */
export function useOpenDraft<T extends FieldValues>(
  name: string,
  version: number | null,
  saved: T,
  place: DraftPlace = 'browser',
) {
  return useState(() => openDraft(name, version, saved, place))[0]
}

interface Options<T extends FieldValues> {
  name: string
  /** The draft that the form goes on with. */
  opened: OpenDraft<T> | null
  /** What the form is based on: a version, and its fields. */
  version: number | null
  saved: T
  place?: DraftPlace
  /** What stands in the form, where it does not know everything itself; null keeps nothing. */
  read?: () => T | null
  /** Milliseconds without a change until it is kept. */
  restMs?: number | undefined
}

/**
 * Keeps what is typed into a form until it is saved, also when the tab is closed. Answers when a kept draft was put
 * into the form, and how to throw it away.
 */
export function useDraft<T extends FieldValues>(
  form: UseFormReturn<T, unknown, T> | UseFormReturn<T>,
  options: Options<T>,
) {
  const { name, opened, place = 'browser', restMs = SETTLE_MS } = options
  const [restored, setRestored] = useState<string | null>(opened?.at ?? null)
  const isDone = useRef(false)
  const isTouched = useRef(false)
  // Read while rendering: only then does the form keep it up to date.
  const isDirty = useRef(false)
  isDirty.current = form.formState.isDirty
  const latest = useRef(options)
  latest.current = options
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** Keeps what stands in the form now; null where there is nothing to keep. */
  const keep = useCallback((): Draft<T> | null => {
    if (isDone.current || !(isDirty.current || isTouched.current)) return null
    const { version, saved, read = form.getValues } = latest.current
    const values = read()
    if (!values) return null
    const kept = { at: new Date().toISOString(), version, values, changed: changedFields(values, saved) }
    writeDraft(name, kept, place)
    return kept
  }, [form, name, place])
  const keepSoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(keep, restMs)
  }, [keep, restMs])

  useEffect(() => {
    if (opened) form.reset(opened.values, { keepDefaultValues: true })
    const subscription = form.watch(keepSoon)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer.current)
      keep()
      subscription.unsubscribe()
      removeEventListener('pagehide', keep)
    }
  }, [form, opened, keep, keepSoon])
  return {
    restored,
    keep,
    isTouched,
    keepSoon,
    discard: () => {
      forgetDraft(name, place)
      form.reset(latest.current.saved)
      setRestored(null)
    },
    /** The form is saved: nothing of it is kept. */
    done: () => {
      isDone.current = true
      forgetDraft(name, place)
    },
    /** What is typed from now on is another draft. */
    begin: () => {
      isDone.current = false
      forgetDraft(name, place)
      setRestored(null)
    },
  }
}
