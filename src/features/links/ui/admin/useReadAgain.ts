import { useEffect, useRef } from 'react'

/** Calls back now and then as long as something is going on, while somebody looks at the page. */
export function useReadAgain(isGoingOn: boolean, everyMs: number, read: () => unknown): void {
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  }, [read])
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setInterval(() => {
      if (!document.hidden) latest.current()
    }, everyMs)
    return () => clearInterval(timer)
  }, [isGoingOn, everyMs])
}
