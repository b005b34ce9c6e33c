import { useEffect } from 'react'
import { ClaimTool } from '../../features/claims/ui/ClaimTool.tsx'
import { ReplyToReview } from '../../features/claims/ui/ReplyToReview.tsx'
import { VendorSays } from '../../features/claims/ui/VendorSays.tsx'
import { useIsComparing } from '../../features/compare/ui/compare-list.ts'
import { ReportFact } from '../../features/corrections/ui/ReportFact.tsx'
import { ToolDetails } from '../../features/tools/ui/ToolDetails.tsx'
import { toolHead } from '../../features/tools/ui/tools.head.ts'
import { later } from '../../ui/later.ts'
import { whenUsed } from '../../ui/when-used.ts'
import { type ToolParts, ToolPartsContext } from '../parts.ts'

/** Of the page: see `at`. */
export const head = toolHead

/** Another tab than the first: its code comes when the page is used. The server draws it at once. */
const Reviews = later(() => import('../../features/reviews/ui/ReviewsTab.tsx'), 'ReviewsTab')
const ReviewsTab = import.meta.env.SSR ? await Reviews.load() : Reviews

const PARTS: ToolParts = { ReportFact, ClaimTool, VendorSays, ReplyToReview }

/** The page of a tool, with its reviews. */
export function ToolPage() {
  useEffect(() => whenUsed(Reviews.load), [])
  return (
    <ToolPartsContext value={PARTS}>
      <ToolDetails Reviews={ReviewsTab} isEdgeTaken={useIsComparing()} />
    </ToolPartsContext>
  )
}
