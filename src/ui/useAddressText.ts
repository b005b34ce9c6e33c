import { useEffect, useRef, useState } from 'react'
import { useDebounced } from './useDebounced.ts'

/**
 * The text of a field that stands in the address. Each letter shows at once; `write` is called with the trimmed
 * text when the typing has rested for `ms`, or at once by the third value, for Enter. What is typed in one go is
 * one step of the history: `write` is told to replace what it wrote before. Back, forward and links change the
 * text.
 */
export function useAddressText(
  value: string,
  write: (text: string, replace: boolean) => void,
  ms: number,
): [text: string, setText: (text: string) => void, commit: (text: string) => void] {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const written = useRef(value)
  /** Whether the address is what this field wrote while the person was typing. */
  const isTyping = useRef(false)
  if (seen !== value) {
    setSeen(value)
    // What we wrote ourselves arrives late: meanwhile the person may have typed on.
    if (written.current !== value) {
      setText(value)
      isTyping.current = false
    }
    written.current = value
  }
  const shown = useRef(value)
  shown.current = value
  useEffect(() => {
    // Back was pressed before the address that we wrote had come: it never does, and no value tells of it.
    const takeBack = () => {
      if (written.current === shown.current) return
      written.current = shown.current
      isTyping.current = false
      setText(shown.current)
    }
    addEventListener('popstate', takeBack)
    return () => removeEventListener('popstate', takeBack)
  }, [])
  const latest = useRef(write)
  latest.current = write
  const tell = (term: string) => {
    if (term === written.current) return
    written.current = term
    latest.current(term, isTyping.current)
    isTyping.current = true
  }
  const rested = useDebounced(text, ms)
  // Only when the typing rests.
  useEffect(() => {
    // Back was pressed while the typing had not rested yet: the text is another one by now.
    if (rested === text) tell(rested.trim())
  }, [rested])
  const commit = (next: string) => {
    setText(next)
    tell(next.trim())
    isTyping.current = false
  }
  return [text, setText, commit]
}
