import { AlertDialog } from '@base-ui/react/alert-dialog'
import { buttonClass } from './button.ts'

interface Props {
  /** The question; null while nothing is asked. */
  question: string | null
  /** What follows from a yes. */
  detail?: string
  action: string
  /** How the answer looks; what cannot be taken back looks dangerous. */
  variant?: 'danger' | 'primary'
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is done that people should mean. Escape and Cancel say no. */
export function ConfirmDialog({ question, detail, action, variant = 'danger', onConfirm, onClose }: Props) {
  return (
    <AlertDialog.Root open={question !== null} onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-60 bg-black/45 transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <AlertDialog.Popup className="fixed top-1/2 left-1/2 z-60 w-[min(26rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 rounded-2xl border border-line bg-surface p-6 shadow-float transition duration-200 data-[ending-style]:scale-97 data-[ending-style]:opacity-0 data-[starting-style]:scale-97 data-[starting-style]:opacity-0">
          <AlertDialog.Title className="text-lg">{question}</AlertDialog.Title>
          {detail && (
            <AlertDialog.Description className="mt-2 text-sm text-muted">{detail}</AlertDialog.Description>
          )}
          <div className="mt-6 flex justify-end gap-2">
            <AlertDialog.Close className={buttonClass('secondary')}>Cancel</AlertDialog.Close>
            <button
              type="button"
              className={buttonClass(variant)}
              onClick={() => {
                onClose()
                onConfirm()
              }}
            >
              {action}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
