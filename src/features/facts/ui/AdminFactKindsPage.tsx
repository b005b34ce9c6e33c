import { AddButton } from '../../../admin-kit/list/AddButton.tsx'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { FactKindsTable } from './admin/FactKindsTable.tsx'
import { FactSheets } from './admin/FactSheets.tsx'

/** What is asked of every tool. */
export function AdminFactKindsPage() {
  return (
    <AdminScreen
      title="Facts"
      actions={
        <>
          <FactSheets />
          <AddButton>Add Kind</AddButton>
        </>
      }
    >
      {() => <FactKindsTable />}
    </AdminScreen>
  )
}
