/** The parts of a long page, each a jump away; beside it where there is room. */
export function PageContents({ parts }: { parts: readonly { id: string; title: string }[] }) {
  return (
    <nav aria-label="Contents" className="text-sm lg:sticky lg:top-24 lg:self-start">
      <ul>
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
