import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

interface Draft<T> {
  at: string
  /** The version of the record that was being edited. */
  version: number | null
  values: T
}

/** Between typing and storing. */
const SETTLE_MS = 400
const keyOf = (name: string) => `kitly.admin.draft.${name}`

function read<T>(name: string): Draft<T> | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Draft<T> | null
  } catch {
    return null
  }
}

export function forgetDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name))
  } catch {
    // Nothing is stored then.
  }
}

/**
 * Keeps what is typed into a form until it is saved, also when the tab is closed. `name` says what is edited:
 * 'tool.12', or 'tool.new'. Answers when a kept draft was put into the form, and how to throw it away.
 */
export function useDraft<T extends FieldValues>(
  form: UseFormReturn<T, unknown, T> | UseFormReturn<T>,
  name: string,
  version: number | null,
  saved: T,
) {
  const [restored, setRestored] = useState<string | null>(null)
  const isDone = useRef(false)
  // Read while rendering: only then does the form keep it up to date.
  const isDirty = useRef(false)
  isDirty.current = form.formState.isDirty
  useEffect(() => {
    const draft = read<T>(name)
    // A draft of an older version is not brought back: saving it would take back what others did since.
    if (draft && draft.version === version) {
      form.reset(draft.values, { keepDefaultValues: true })
      setRestored(draft.at)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      if (isDone.current || !isDirty.current) return
      try {
        const kept: Draft<T> = { at: new Date().toISOString(), version, values: form.getValues() }
        localStorage.setItem(keyOf(name), JSON.stringify(kept))
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
  }, [form, name, version])
  return {
    restored,
    discard: () => {
      forgetDraft(name)
      form.reset(saved)
      setRestored(null)
    },
    /** The form is saved: nothing of it is kept. */
    done: () => {
      isDone.current = true
      forgetDraft(name)
    },
  }
}
