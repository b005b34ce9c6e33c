import { useEffect } from 'react'
import { countUse } from '../../counters/ui/count-use.ts'
import type { Tool } from '../../tools/tools.contract.ts'

/** Counts each tool of a comparison that was opened. One tool alone is compared with nothing. */
export function useComparisonCounted(tools: readonly Tool[]): void {
  const slugs = tools.length > 1 ? tools.map(({ slug }) => slug).join(',') : ''
  useEffect(() => {
    if (slugs) for (const slug of slugs.split(',')) countUse('tool_compare', slug)
  }, [slugs])
}
