import { useQuery } from '@tanstack/react-query'
import { claimQuery } from '../../tools/ui/tools.route.ts'
import type { Said } from '../claims.contract.ts'

interface Props {
  slug: string
  /** The kind of facts that it stands beside. */
  kind?: string
  /** Kinds that have a place of their own. */
  known?: ReadonlySet<string>
}

/** What the vendor says and nobody has checked: beside a fact, or all that stands beside none. */
export function VendorSays({ slug, kind, known }: Props) {
  const { data } = useQuery(claimQuery(slug))
  const says = (data?.says ?? []).filter((said) =>
    kind === undefined ? !known?.has(said.kind) : said.kind === kind,
  )
  if (says.length === 0) return null
  if (kind !== undefined) {
    return says.map((said, i) => (
      <p key={i} className="mt-1 text-xs text-muted">
        The vendor says: <Words said={said} />. Not checked by us yet.
      </p>
    ))
  }
  return (
    <section
      aria-labelledby="vendor-says"
      className="rounded-card border border-dashed border-line-strong p-4"
    >
      <h2 id="vendor-says" className="font-sans text-sm font-semibold tracking-normal">
        The vendor says
      </h2>
      <p className="mt-0.5 text-xs text-muted">
        Not checked by us yet. It counts in no filter and no comparison.
      </p>
      <dl className="mt-2 divide-y divide-line text-sm">
        {says.map((said, i) => (
          <div key={i} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 py-2">
            <dt className="text-muted">{said.subject}</dt>
            <dd className="min-w-0 break-words">
              <Words said={said} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Words({ said: { text, source_url, subject } }: { said: Said }) {
  return (
    <a href={source_url} target="_blank" rel="noopener noreferrer nofollow ugc" className="link break-words">
      {text}
      <span className="sr-only"> (where it says so about {subject}, opens in a new tab)</span>
    </a>
  )
}
