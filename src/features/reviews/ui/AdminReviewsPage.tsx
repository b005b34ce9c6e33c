import { AddButton } from '../../../admin-kit/list/AddButton.tsx'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { BulkUpload } from '../../imports/ui/BulkUpload.tsx'
import { REVIEW_IMPORTS } from '../../imports/ui/import-config.ts'
import { ReviewsTable } from './admin/ReviewsTable.tsx'

/** Review management. */
export function AdminReviewsPage() {
  return (
    <AdminScreen
      title="Reviews"
      moderators
      actions={
        <>
          <BulkUpload config={REVIEW_IMPORTS} />
          <AddButton>Add Review</AddButton>
        </>
      }
    >
      {() => <ReviewsTable />}
    </AdminScreen>
  )
}
