import { Info } from 'lucide-react'
import type { Tool } from '../../tools/tools.contract.ts'
import type { LeftOut } from '../compare.contract.ts'
import { COMPARE_LIMIT } from '../compare.limits.ts'
import { listOf } from '../facts.ts'

const REASONS = {
  unknown: 'Not in the directory',
  repeated: 'Named more than once, shown once',
  over_limit: `More than ${COMPARE_LIMIT} cannot be compared, so these are left out`,
} satisfies Record<LeftOut['reason'], string>

/** Names that are said of each kind. */
const NAMED = 5

/** Says what the link names and the comparison does not show. */
export function LeftOutNotice({ leftOut, tools }: { leftOut: LeftOut[]; tools: Tool[] }) {
  if (leftOut.length === 0) return null
  return (
    <div
      role="status"
      className="mt-4 flex gap-3 rounded-control bg-warm-soft px-4 py-3 text-sm text-warm print:hidden"
    >
      <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <ul className="min-w-0 space-y-1">
        {Object.entries(REASONS).map(([reason, text]) => {
          const slugs = new Set(leftOut.filter((l) => l.reason === reason).map((l) => l.slug))
          if (slugs.size === 0) return null
          const names = [...slugs].map((slug) => tools.find((t) => t.slug === slug)?.name ?? slug)
          const more = names.length - NAMED
          return (
            <li key={reason} className="break-words">
              {text}: {listOf(more > 0 ? [...names.slice(0, NAMED), `${more} more`] : names)}.
            </li>
          )
        })}
      </ul>
    </div>
  )
}
