import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

interface Draft<T> {
  at: string
  /** The version of the record that was being edited. */
  version: number | null
  values: T
  /** The fields that were different from that version. */
  changed?: string[]
}

/** A draft as a form goes on with it. */
export interface OpenDraft<T> extends Draft<T> {
  changed: string[]
}

/** Between typing and storing. */
const SETTLE_MS = 400
const keyOf = (name: string) => `kitly.admin.draft.${name}`

/** Where a draft is kept: what somebody writes of themselves goes with their tab. */
export type DraftPlace = 'browser' | 'tab'
const storageOf = (place: DraftPlace) => (place === 'tab' ? sessionStorage : localStorage)

function read<T>(name: string, place: DraftPlace): Draft<T> | null {
  try {
    return JSON.parse(storageOf(place).getItem(keyOf(name)) ?? 'null') as Draft<T> | null
  } catch {
    return null
  }
}

export function forgetDraft(name: string, place: DraftPlace = 'browser'): void {
  try {
    storageOf(place).removeItem(keyOf(name))
  } catch {
    // Nothing is stored then.
  }
}

const changedFields = <T extends FieldValues>(values: T, saved: T) =>
  Object.keys(values).filter((field) => JSON.stringify(values[field]) !== JSON.stringify(saved[field]))

/**
 * The draft of a name, put on what is stored now: fields that it has not changed are as others have made them since.
 * One that does not say which those are is good only for its own version.
 */
function openDraft<T extends FieldValues>(
  name: string,
  version: number | null,
  saved: T,
  place: DraftPlace,
): OpenDraft<T> | null {
  const draft = read<T>(name, place)
  if (!draft || (draft.version !== version && !draft.changed)) return null
  const changed = draft.changed ?? changedFields(draft.values, saved)
  const values = Object.fromEntries(
    Object.entries(saved).map(([field, value]) => [
      field,
      changed.includes(field) ? draft.values[field] : value,
    ]),
  )
  return { ...draft, changed, values: values as T }
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
}

/**
 * Keeps what is typed into a form until it is saved, also when the tab is closed. Answers when a kept draft was put
 * into the form, and how to throw it away.
 */
export function useDraft<T extends FieldValues>(
  form: UseFormReturn<T, unknown, T> | UseFormReturn<T>,
  { name, opened, version, saved, place = 'browser' }: Options<T>,
) {
  const [restored, setRestored] = useState<string | null>(opened?.at ?? null)
  const isDone = useRef(false)
  // Read while rendering: only then does the form keep it up to date.
  const isDirty = useRef(false)
  isDirty.current = form.formState.isDirty
  const basis = useRef({ version, saved })
  basis.current = { version, saved }
  useEffect(() => {
    if (opened) form.reset(opened.values, { keepDefaultValues: true })
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      if (isDone.current || !isDirty.current) return
      const values = form.getValues()
      const changed = changedFields(values, basis.current.saved)
      const at = new Date().toISOString()
      const kept: Draft<T> = { at, version: basis.current.version, values, changed }
      try {
        storageOf(place).setItem(keyOf(name), JSON.stringify(kept))
      } catch {
        // Without storage the draft lasts as long as the form.
      }
    }
    const subscription = form.watch(() => {
      clearTimeout(timer)
      timer = setTimeout(keep, SETTLE_MS)
    })
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      keep()
      subscription.unsubscribe()
      removeEventListener('pagehide', keep)
    }
  }, [form, name, opened, place])
  return {
    restored,
    discard: () => {
      forgetDraft(name, place)
      form.reset(basis.current.saved)
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
