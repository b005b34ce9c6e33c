import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of what has taken the page's place: it is brought into view and read out. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className="mt-5 text-3xl outline-none">
      {children}
    </h1>
  )
}
