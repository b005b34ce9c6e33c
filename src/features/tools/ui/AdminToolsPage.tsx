import { Download, Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { useAdding } from '../../../admin-kit/list/useAdding.ts'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ImportDialog } from '../../imports/ui/ImportDialog.tsx'
import { TOOL_IMPORTS } from '../../imports/ui/import-config.ts'
import { ToolDialog } from './admin/ToolDialog.tsx'
import { ToolsTable } from './admin/ToolsTable.tsx'
import { useToolExport } from './admin/useToolExport.ts'

/** Tool management. */
export function AdminToolsPage() {
  const [adding, setAdding] = useAdding()
  const [uploading, setUploading] = useState(false)
  const { exportTools, exporting } = useToolExport()
  return (
    <AdminScreen
      title="Tools"
      actions={
        <>
          <Button disabled={exporting} onClick={exportTools} icon={Download}>
            {exporting ? 'Exporting…' : 'Export'}
          </Button>
          <Button onClick={() => setUploading(true)} icon={Upload}>
            Bulk Upload
          </Button>
          <Button variant="primary" onClick={() => setAdding(true)} icon={Plus}>
            Add Tool
          </Button>
        </>
      }
    >
      {() => (
        <>
          <ToolsTable onAdd={() => setAdding(true)} />
          {adding && <ToolDialog id={null} onClose={() => setAdding(false)} />}
          {uploading && <ImportDialog config={TOOL_IMPORTS} onClose={() => setUploading(false)} />}
        </>
      )}
    </AdminScreen>
  )
}
