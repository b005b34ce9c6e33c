import type { LucideIcon } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'

interface Props {
  icon: LucideIcon
  /** What it does. */
  title: string
  /** To which record. */
  of: string
  onClick: () => void
}

/** A small button at the end of a row. */
export function IconAction({ icon: Icon, title, of, onClick }: Props) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`${title} ${of}`}
      title={title}
      onClick={onClick}
      icon={Icon}
    />
  )
}
