/** A moment in the reader's locale. For screens that are rendered in the browser only. */
export function TimeText({ value, className }: { value: string; className?: string }) {
  return (
    <time dateTime={value} className={className}>
      {new Date(value).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  )
}
