import { Download } from 'lucide-react'
import { AddButton } from '../../../admin-kit/list/AddButton.tsx'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FactSheets } from '../../facts/ui/admin/FactSheets.tsx'
import { BulkUpload } from '../../imports/ui/BulkUpload.tsx'
import { TOOL_IMPORTS } from '../../imports/ui/import-config.ts'
import { ToolsTable } from './admin/ToolsTable.tsx'
import { useToolExport } from './admin/useToolExport.ts'

/** Tool management. */
export function AdminToolsPage() {
  const { exportTools, exporting } = useToolExport()
  return (
    <AdminScreen
      title="Tools"
      actions={
        <>
          <Button icon={Download} disabled={exporting} onClick={exportTools}>
            {exporting ? 'Exporting…' : 'Export'}
          </Button>
          <BulkUpload config={TOOL_IMPORTS} />
          <FactSheets label="Facts and Plans" />
          <AddButton>Add Tool</AddButton>
        </>
      }
    >
      {() => <ToolsTable />}
    </AdminScreen>
  )
}
