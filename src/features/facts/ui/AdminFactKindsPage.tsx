import { AddButton } from '../../../admin-kit/list/AddButton.tsx'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { FactKindsTable } from './admin/FactKindsTable.tsx'

/** What is asked of every tool. */
export function AdminFactKindsPage() {
  return (
    <AdminScreen title="Facts" actions={<AddButton>Add Kind</AddButton>}>
      {() => <FactKindsTable />}
    </AdminScreen>
  )
}
