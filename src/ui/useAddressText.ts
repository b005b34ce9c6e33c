import { useEffect, useRef, useState } from 'react'
import { useDebounced } from './useDebounced.ts'

/**
 * The text of a field that stands in the address. Each letter shows at once; `write` is called with the trimmed
 * text when the typing has rested for `ms`. Back, forward and links change the text.
 */
export function useAddressText(value: string, write: (text: string) => void, ms: number) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const written = useRef(value)
  if (seen !== value) {
    setSeen(value)
    // What we wrote ourselves arrives late: meanwhile the person may have typed on.
    if (written.current !== value) setText(value)
    written.current = value
  }
  const settled = useDebounced(text, ms).trim()
  const latest = useRef(write)
  latest.current = write
  useEffect(() => {
    if (settled === written.current) return
    written.current = settled
    latest.current(settled)
  }, [settled])
  return [text, setText] as const
}
