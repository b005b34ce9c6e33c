import { Popover } from '@base-ui/react/popover'
import { type ReactNode, useState } from 'react'
import { buttonClass } from './button.ts'

interface Props {
  /** What the button shows. */
  label: ReactNode
  /** Its name, where it shows only a picture. */
  name?: string
  title: string
  size?: 'sm' | 'icon'
  variant?: 'secondary' | 'ghost'
  children: (close: () => void) => ReactNode
}

/** A button that opens a small panel: choices, lists of links, a short form. */
export function MenuButton({ label, name, title, size = 'sm', variant = 'secondary', children }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={buttonClass(variant, size)} aria-label={name}>
        {label}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} align="end" collisionPadding={12} className="z-55">
          <Popover.Popup className="max-h-[min(28rem,var(--available-height))] min-w-52 overflow-y-auto rounded-xl border border-line bg-surface p-1.5 shadow-float transition duration-150 data-[ending-style]:opacity-0 data-[starting-style]:-translate-y-1 data-[starting-style]:opacity-0">
            <Popover.Title className="sr-only">{title}</Popover.Title>
            {children(() => setOpen(false))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** A line of such a panel. */
export const MENU_ITEM =
  'flex min-h-11 md:min-h-9 w-full items-center gap-2.5 rounded-control px-3 text-left text-sm text-text hover:bg-raised'
