import { useIsComparing } from '../../features/compare/ui/compare-list.ts'
import { ReviewsTab } from '../../features/reviews/ui/ReviewsTab.tsx'
import { ToolDetails } from '../../features/tools/ui/ToolDetails.tsx'

/** The page of a tool, with its reviews. */
export function ToolPage() {
  return <ToolDetails Reviews={ReviewsTab} isEdgeTaken={useIsComparing()} />
}
