import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { buttonClass } from './button.ts'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  /**
   * `center`: a window. `wide`: one for long forms. `full`: all there is, for work that takes long. `bottom`: a sheet
   * from the lower edge. `right`: a drawer.
   */
  place?: 'center' | 'wide' | 'full' | 'bottom' | 'right'
  /** The first field has the focus at once, unless it only helps; a finger is not met with a keyboard. */
  startsInField?: boolean
  /** Where the focus goes afterwards, where it is not the place it came from. */
  focusAfter?: () => HTMLElement
  children: ReactNode
}

const PLACES = {
  center:
    'top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 rounded-2xl data-[ending-style]:scale-97 data-[starting-style]:scale-97',
  wide: 'inset-2 mx-auto max-w-6xl rounded-2xl sm:inset-y-6 sm:inset-x-4 data-[ending-style]:scale-98 data-[starting-style]:scale-98',
  bottom:
    'inset-x-0 bottom-0 max-h-[86dvh] rounded-t-2xl data-[ending-style]:translate-y-full data-[starting-style]:translate-y-full',
  right:
    'inset-y-0 right-0 w-[min(22rem,calc(100vw-3rem))] data-[ending-style]:translate-x-full data-[starting-style]:translate-x-full',
  full: 'inset-0 md:inset-4 md:rounded-2xl',
} as const

/** A modal dialog: focus stays inside, Escape and a click outside close it, focus returns where it was. */
export function Dialog({
  open,
  onClose,
  title,
  place = 'center',
  startsInField = true,
  focusAfter,
  children,
}: Props) {
  const content = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const firstField = () =>
    content.current?.querySelector<HTMLElement>(
      'input:not([type=hidden], [tabindex="-1"]), select, textarea',
    ) ?? popup.current
  return (
    <Base.Root
      open={open}
      // A click beside a window that is almost as large as the screen is a slip.
      disablePointerDismissal={place === 'full'}
      onOpenChange={(next) => !next && onClose()}
    >
      <Base.Portal>
        {/* Over another window, too: that one waits. */}
        <Base.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-black/45 transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
        />
        <Base.Popup
          ref={popup}
          // Never the button that closes it.
          initialFocus={(type) => (startsInField && type !== 'touch' ? firstField() : popup.current)}
          finalFocus={focusAfter ?? true}
          className={`fixed z-50 outline-none flex flex-col overflow-hidden border border-line bg-surface shadow-float transition duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0 ${PLACES[place]}`}
        >
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
            <Base.Title className="text-lg">{title}</Base.Title>
            <Base.Close className={buttonClass('ghost', 'icon')} aria-label="Close">
              <X className="size-5" aria-hidden="true" />
            </Base.Close>
          </div>
          <div ref={content} className="overflow-y-auto overscroll-contain p-5">
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
