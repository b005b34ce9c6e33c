import { Plus } from 'lucide-react'
import { buttonClass } from '../../../ui/button.ts'
import { AdminScreen } from '../../admin/ui/AdminScreen.tsx'
import { useAdding } from '../../admin/ui/useAdding.ts'
import { ReviewDialog } from './admin/ReviewDialog.tsx'
import { ReviewsTable } from './admin/ReviewsTable.tsx'

/** Review management. */
export function AdminReviewsPage() {
  const [adding, setAdding] = useAdding()
  return (
    <AdminScreen
      title="Reviews"
      moderators
      actions={
        <button type="button" className={buttonClass('primary')} onClick={() => setAdding(true)}>
          <Plus className="size-4" aria-hidden="true" />
          Add Review
        </button>
      }
    >
      {() => (
        <>
          <ReviewsTable onAdd={() => setAdding(true)} />
          {adding && <ReviewDialog review={null} onClose={() => setAdding(false)} />}
        </>
      )}
    </AdminScreen>
  )
}
