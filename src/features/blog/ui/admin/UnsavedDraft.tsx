import { buttonClass } from '../../../../ui/button.ts'
import { DateText } from '../../../../ui/DateText.tsx'
import type { KeptDraft } from './drafts.ts'

/** Says that something was written here and never saved. */
export function UnsavedDraft({
  draft,
  isOld,
  onRestore,
  onDiscard,
}: {
  draft: KeptDraft
  /** The article was saved by somebody since. */
  isOld: boolean
  onRestore: () => void
  onDiscard: () => void
}) {
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center gap-3 rounded-card bg-warm-soft p-4 text-sm"
    >
      <p className="mr-auto text-warm">
        You have changes from <DateText value={draft.at} /> that were never saved.
        {isOld && ' The article was saved by somebody since.'}
      </p>
      <button type="button" className={buttonClass('primary', 'sm')} onClick={onRestore}>
        Restore
      </button>
      <button type="button" className={buttonClass('secondary', 'sm')} onClick={onDiscard}>
        Discard
      </button>
    </div>
  )
}
