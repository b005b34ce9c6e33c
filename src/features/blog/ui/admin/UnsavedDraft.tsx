import { Button } from '../../../../ui/Button.tsx'
import { DateText } from '../../../../ui/DateText.tsx'

interface Props {
  at: string
  /** The article was saved by somebody since. */
  isOld: boolean
  restore: () => void
  discard: () => void
  onDiscard: () => void
}

/** Says that something was written here and never saved. */
export function UnsavedDraft({ at, isOld, restore, discard, onDiscard }: Props) {
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center gap-3 rounded-card bg-warm-soft p-4 text-sm"
    >
      <p className="mr-auto text-warm">
        You have changes from <DateText value={at} /> that were never saved.
        {isOld && ' The article was saved by somebody since.'}
      </p>
      <Button variant="primary" size="sm" onClick={restore}>
        Restore
      </Button>
      <Button
        size="sm"
        onClick={() => {
          discard()
          onDiscard()
        }}
      >
        Discard
      </Button>
    </div>
  )
}
