import { useState } from 'react'
import { send } from '../../../../app/send.ts'
import { toast } from '../../../../ui/toast.ts'

/** Downloads all tools as a file that can be imported again. */
export function useToolExport() {
  const [exporting, setExporting] = useState(false)
  const exportTools = async () => {
    setExporting(true)
    try {
      const response = await send('/api/admin/tools/export')
      if (response.ok) save(await response.blob(), nameIn(response.headers))
      else void toast({ title: 'Failed to export tools' })
    } catch {
      void toast({ title: 'Error exporting tools' })
    }
    setExporting(false)
  }
  return { exportTools: () => void exportTools(), exporting }
}

const nameIn = (headers: Headers) =>
  /filename="?([^";]+)"?/.exec(headers.get('content-disposition') ?? '')?.[1] ??
  `ai_tools_export_${new Date().toISOString().slice(0, 10)}.csv`

function save(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
