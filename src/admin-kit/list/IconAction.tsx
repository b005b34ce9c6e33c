import type { LucideIcon } from 'lucide-react'
import { buttonClass } from '../../ui/button.ts'

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
    <button
      type="button"
      className={buttonClass('ghost', 'icon')}
      aria-label={`${title} ${of}`}
      title={title}
      onClick={onClick}
    >
      <Icon className="size-4" aria-hidden="true" />
    </button>
  )
}
