import { Download, Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { useAdding } from '../../../admin-kit/list/useAdding.ts'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { buttonClass } from '../../../ui/button.ts'
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
          <button
            type="button"
            className={buttonClass('secondary')}
            disabled={exporting}
            onClick={exportTools}
          >
            <Download className="size-4" aria-hidden="true" />
            {exporting ? 'Exporting…' : 'Export'}
          </button>
          <button type="button" className={buttonClass('secondary')} onClick={() => setUploading(true)}>
            <Upload className="size-4" aria-hidden="true" />
            Bulk Upload
          </button>
          <button type="button" className={buttonClass('primary')} onClick={() => setAdding(true)}>
            <Plus className="size-4" aria-hidden="true" />
            Add Tool
          </button>
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
