import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { usMonth } from '../../../shared/us-date.ts'
import { Link } from '../../../ui/Link.tsx'
import { claimQuery } from '../../tools/ui/tools.route.ts'

/** Whether a tool is claimed by its maker, and the way for whoever that is. */
export function ClaimTool({ tool: { slug, name } }: { tool: { slug: string; name: string } }) {
  const { data } = useQuery(claimQuery(slug))
  const since = data?.claimed_at ?? null
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {since !== null && (
        <span className="inline-flex min-h-8 items-center gap-1.5">
          <BadgeCheck className="size-4 shrink-0 text-good" aria-hidden="true" />
          Claimed by its maker, {usMonth(new Date(since))}
        </span>
      )}
      <Link
        to="/tools/$slug/claim"
        params={{ slug }}
        preload={false}
        className="inline-flex min-h-8 items-center underline underline-offset-4 hover:text-text"
      >
        {since === null ? 'Is this your product? Claim it' : 'Is this your product?'}
        <span className="sr-only"> ({name})</span>
      </Link>
    </p>
  )
}
