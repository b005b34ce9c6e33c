/** What went wrong with a whole form. */
export function FormFailure({ message }: { message: string | null }) {
  if (message === null) return null
  return (
    <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-sm text-danger">
      {message}
    </p>
  )
}
