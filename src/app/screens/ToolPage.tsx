import { type ComponentProps, lazy, useEffect } from 'react'
import { ClaimTool } from '../../features/claims/ui/ClaimTool.tsx'
import { ReplyToReview } from '../../features/claims/ui/ReplyToReview.tsx'
import { VendorSays } from '../../features/claims/ui/VendorSays.tsx'
import { useIsComparing } from '../../features/compare/ui/compare-list.ts'
import { ReportFact } from '../../features/corrections/ui/ReportFact.tsx'
import { ToolDetails } from '../../features/tools/ui/ToolDetails.tsx'
import { toolHead } from '../../features/tools/ui/tools.head.ts'
import { whenUsed } from '../../ui/when-used.ts'
import { type ToolParts, ToolPartsContext } from '../parts.ts'

/** Of the page: see `at`. */
export const head = toolHead

const loadReviews = () => import('../../features/reviews/ui/ReviewsTab.tsx')

/** Another tab than the first: its code comes when the page is used. The server draws it at once. */
const ReviewsTab: ComponentProps<typeof ToolDetails>['Reviews'] = import.meta.env.SSR
  ? (await loadReviews()).ReviewsTab
  : lazy(() => loadReviews().then((m) => ({ default: m.ReviewsTab })))

const PARTS: ToolParts = { ReportFact, ClaimTool, VendorSays, ReplyToReview }

/** The page of a tool, with its reviews. */
export function ToolPage() {
  useEffect(() => whenUsed(loadReviews), [])
  return (
    <ToolPartsContext value={PARTS}>
      <ToolDetails Reviews={ReviewsTab} isEdgeTaken={useIsComparing()} />
    </ToolPartsContext>
  )
}
