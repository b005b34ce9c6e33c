import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'

/** Asks before something goes to the bin. */
export function ConfirmDelete({
  open,
  question,
  name,
  detail,
  onClose,
  onConfirm,
}: {
  open: boolean
  question: string
  name: string
  /** What else changes with it. */
  detail?: string | undefined
  onClose: () => void
  onConfirm: () => void
}) {
  return (
    <Dialog open={open} onClose={onClose} title={question}>
      <p className="break-words">“{name}” moves to the bin, from where it can be restored.</p>
      {detail && <p className="mt-2 text-muted">{detail}</p>}
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button className="border-danger! text-danger!" onClick={onConfirm}>
          Delete
        </Button>
      </div>
    </Dialog>
  )
}
