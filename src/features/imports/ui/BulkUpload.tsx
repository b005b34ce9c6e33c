import { Upload } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import type { ImportConfig } from './import-config.ts'

/** Opens the import of a kind of record, beside the title of its screen. */
export function BulkUpload({ config }: { config: ImportConfig }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={Upload} onClick={() => setOpen(true)}>
        Bulk Upload
      </Button>
      {isOpen && <ImportDialog config={config} onClose={() => setOpen(false)} />}
    </>
  )
}
