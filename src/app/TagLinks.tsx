import { Link } from '../ui/Link.tsx'

/** Tags, each a search for what else has it. */
export function TagLinks({ tags, to }: { tags: string[]; to: '/tools' | '/bundles' | '/blog' }) {
  return (
    <ul className="flex flex-wrap gap-2 text-sm">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={to}
            search={{ search: tag }}
            className="inline-flex min-h-11 items-center rounded-control bg-raised px-3 text-muted hover:text-text md:min-h-8"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}
