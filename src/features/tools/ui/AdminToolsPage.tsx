import { Download, Plus } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { AdminScreen } from '../../admin/ui/AdminScreen.tsx'
import { ToolDialog } from './admin/ToolDialog.tsx'
import { ToolsTable } from './admin/ToolsTable.tsx'
import { useToolExport } from './admin/useToolExport.ts'

/** Tool management. */
export function AdminToolsPage() {
  const [adding, setAdding] = useState(false)
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
        </>
      )}
    </AdminScreen>
  )
}
