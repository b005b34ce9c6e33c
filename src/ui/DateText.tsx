import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A date in the reader's locale. The server does not know the locale: it writes the ISO date, and the browser
 * puts the local form in its place when it takes over.
 */
export function DateText({ value, className }: { value: string; className?: string }) {
  const text = useSyncExternalStore(
    never,
    () => new Date(value).toLocaleDateString(undefined, { dateStyle: 'medium' }),
    () => value.slice(0, 10),
  )
  return (
    <time dateTime={value} className={className}>
      {text}
    </time>
  )
}
