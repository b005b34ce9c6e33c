import { useRef, useState } from 'react'

const SETTLE_MS = 500

/** What the preview shows: the text as it was when nobody had typed for a moment; null while it is closed. */
export function usePreview(read: () => string) {
  const [html, setHtml] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return {
    html,
    toggle: () => setHtml((before) => (before === null ? read() : null)),
    /** The text has changed. */
    touch: () => {
      if (html === null) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setHtml(read()), SETTLE_MS)
    },
  }
}
