import { Popover } from '@base-ui/react/popover'
import type { ReactNode } from 'react'

export const TOOLBAR_BUTTON =
  'grid size-9 shrink-0 place-items-center rounded-control text-muted hover:bg-raised hover:text-text disabled:opacity-40 disabled:pointer-events-none aria-pressed:bg-accent-soft aria-pressed:text-accent-text'

interface Props {
  label: string
  /** The same without what is chosen. */
  title?: string
  sign: ReactNode
  className: string
  /** `Popover.Close` for each choice. */
  children: ReactNode
}

/** A button of the bar that opens a choice. */
export function ToolbarChoice({ label, title = label, sign, className, children }: Props) {
  return (
    <Popover.Root>
      <Popover.Trigger className={TOOLBAR_BUTTON} aria-label={label} title={title}>
        {sign}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} className="z-60">
          <Popover.Popup
            aria-label={title}
            className={`rounded-card border border-line bg-surface p-2 shadow-float ${className}`}
            finalFocus={false}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
