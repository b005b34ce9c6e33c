import { useEffect } from 'react'
import { ClaimTool } from '../../features/claims/ui/ClaimTool.tsx'
import { useIsComparing } from '../../features/compare/ui/compare-list.ts'
import { restOfTool, ToolDetails } from '../../features/tools/ui/ToolDetails.tsx'
import { later } from '../../ui/later.ts'
import { whenUsed } from '../../ui/when-used.ts'
import { type ToolParts, ToolPartsContext } from '../parts.ts'

/** Of the page: see `at`. */
export const head = async (page: never) =>
  (await import('../../features/tools/ui/tools.head.ts')).toolHead(page)

/** Another tab than the first: its code comes when the page is used. The server draws it at once. */
const Reviews = later(() => import('../../features/reviews/ui/ReviewsTab.tsx'), 'ReviewsTab')
const ReviewsTab = import.meta.env.SSR ? await Reviews.load() : Reviews

const ReportFact = later(() => import('../../features/corrections/ui/ReportFact.tsx'), 'ReportFact')
const VendorSays = later(() => import('../../features/claims/ui/VendorSays.tsx'), 'VendorSays')
const ReplyToReview = later(() => import('../../features/claims/ui/ReplyToReview.tsx'), 'ReplyToReview')

/** Of the page: see `at`. */
export const rest = () =>
  Promise.all([restOfTool(), ReportFact.load(), VendorSays.load(), ReplyToReview.load()])

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
