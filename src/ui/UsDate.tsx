import { usDate } from '../shared/us-date.ts'

/** A date in US short style: 'Jan 5, 2026'. */
export function UsDate({ value, className }: { value: string; className?: string }) {
  return (
    <time dateTime={value} className={className}>
      {usDate(new Date(value))}
    </time>
  )
}
