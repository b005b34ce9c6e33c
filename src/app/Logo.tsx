/** The mark and the name. */
export function Logo() {
  return (
    <>
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-accent" />
        <path
          d="M9 7h4.6v7.4L19.8 7h5.6l-7.2 8.2L26 25h-5.8l-5.1-6.9-1.5 1.7V25H9z"
          className="fill-on-accent"
        />
      </svg>
      <span className="font-display text-xl font-bold tracking-tight">Kitly</span>
    </>
  )
}
