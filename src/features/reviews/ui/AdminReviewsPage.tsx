import { Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { useAdding } from '../../../admin-kit/list/useAdding.ts'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { Button } from '../../../ui/Button.tsx'
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
          <Button onClick={() => setUploading(true)} icon={Upload}>
            Bulk Upload
          </Button>
          <Button variant="primary" onClick={() => setAdding(true)} icon={Plus}>
            Add Review
          </Button>
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
