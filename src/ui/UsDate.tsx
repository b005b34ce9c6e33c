const FORMAT = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  // The same for everyone: the page is rendered once and kept.
  timeZone: 'UTC',
})

/** A date in US short style: 'Jan 5, 2026'. */
export function UsDate({ value, className }: { value: string; className?: string }) {
  return (
    <time dateTime={value} className={className}>
      {FORMAT.format(new Date(value))}
    </time>
  )
}
