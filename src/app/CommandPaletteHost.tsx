import { Suspense, useEffect, useState } from 'react'
import { later } from '../ui/later.ts'

const CommandPalette = later(() => import('./CommandPalette.tsx'), 'CommandPalette')

/** Opens the palette on Ctrl+K or Cmd+K; its code is fetched then. */
export function CommandPaletteHost() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // In a text the same key means a link.
      if (event.defaultPrevented) return
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return
      event.preventDefault()
      setOpen((now) => !now)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  if (!open) return null
  return (
    <Suspense>
      <CommandPalette onClose={() => setOpen(false)} />
    </Suspense>
  )
}
