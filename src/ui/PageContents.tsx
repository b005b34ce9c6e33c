/** The parts of a long page, each a jump away; beside it where there is room. */
export function PageContents({ parts }: { parts: readonly { id: string; title: string }[] }) {
  return (
    <nav
      aria-label="Contents"
      className="min-w-0 text-sm max-lg:-mb-4 max-lg:border-y max-lg:border-line lg:sticky lg:top-24 lg:self-start"
    >
      {/* One line that is swept where it is not beside. */}
      <ul className="max-lg:flex max-lg:gap-6 max-lg:overflow-x-auto max-lg:whitespace-nowrap max-lg:[scrollbar-width:none]">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center text-muted hover:text-text lg:min-h-8">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
