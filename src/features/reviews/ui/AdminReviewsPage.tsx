import { Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { useAdding } from '../../../admin-kit/list/useAdding.ts'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { ImportDialog } from '../../imports/ui/ImportDialog.tsx'
import { REVIEW_IMPORTS } from '../../imports/ui/import-config.ts'
import { ReviewDialog } from './admin/ReviewDialog.tsx'
import { ReviewsTable } from './admin/ReviewsTable.tsx'

/** Review management. */
export function AdminReviewsPage() {
  const [adding, setAdding] = useAdding()
  const [uploading, setUploading] = useState(false)
  return (
    <AdminScreen
      title="Reviews"
      moderators
      actions={
        <>
          <button type="button" className={buttonClass('secondary')} onClick={() => setUploading(true)}>
            <Upload className="size-4" aria-hidden="true" />
            Bulk Upload
          </button>
          <button type="button" className={buttonClass('primary')} onClick={() => setAdding(true)}>
            <Plus className="size-4" aria-hidden="true" />
            Add Review
          </button>
        </>
      }
    >
      {() => (
        <>
          <ReviewsTable onAdd={() => setAdding(true)} />
          {uploading && <ImportDialog config={REVIEW_IMPORTS} onClose={() => setUploading(false)} />}
          {adding && <ReviewDialog review={null} onClose={() => setAdding(false)} />}
        </>
      )}
    </AdminScreen>
  )
}
