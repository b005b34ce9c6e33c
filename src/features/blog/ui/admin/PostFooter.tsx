import { Columns2, History, ListChecks } from 'lucide-react'
import { buttonClass } from '../../../../ui/button.ts'
import { FormFailure } from '../../../../ui/FormFailure.tsx'
import type { saveLabel } from './post-values.ts'
import type { AutosaveState } from './useAutosave.ts'

const KEPT: Record<AutosaveState, string> = {
  idle: '',
  waiting: 'Not saved yet…',
  saving: 'Keeping a draft…',
  saved: 'Draft kept',
  local: 'Kept in this browser; the server cannot be reached',
  'signed-out': 'Your session has ended. Your text is kept in this browser.',
}

interface Props {
  failure: string | null
  isBusy: boolean
  /** What saving does. */
  label: ReturnType<typeof saveLabel>
  autosave: { state: AutosaveState; at: string | null }
  /** Signs in again, where the session has ended. */
  onSignIn: () => void
  hasPreview: boolean
  onPreview: () => void
  onVersions: () => void
  onCheck: () => void
}

/** What is done with the whole article, and how it stands with keeping it. */
export function PostFooter({
  failure,
  isBusy,
  label,
  autosave: { state, at },
  onSignIn,
  hasPreview,
  onPreview,
  onVersions,
  onCheck,
}: Props) {
  const time = at && new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
  return (
    <div className="sticky -bottom-5 z-10 -mx-5 mt-6 -mb-5 grid gap-2 border-t border-line bg-surface px-5 py-3">
      <FormFailure message={failure} />
      <div className="flex flex-wrap items-center gap-2">
        <p
          role="status"
          className={`mr-auto text-sm ${state === 'signed-out' || state === 'local' ? 'text-warm' : 'text-muted'}`}
        >
          {KEPT[state]}
          {state === 'saved' && time ? ` at ${time}` : ''}
          {state === 'signed-out' && (
            <button type="button" className="link ml-2" onClick={onSignIn}>
              Sign in
            </button>
          )}
        </p>
        <button type="button" className={buttonClass('ghost')} onClick={onVersions}>
          <History className="size-4" aria-hidden="true" />
          <span className="max-sm:sr-only">Versions</span>
        </button>
        <button type="button" className={buttonClass('ghost')} onClick={onCheck}>
          <ListChecks className="size-4" aria-hidden="true" />
          <span className="max-sm:sr-only">Check</span>
        </button>
        <button
          type="button"
          className={buttonClass('secondary')}
          aria-pressed={hasPreview}
          onClick={onPreview}
        >
          <Columns2 className="size-4" aria-hidden="true" />
          <span className="max-sm:sr-only">{hasPreview ? 'Close preview' : 'Preview'}</span>
        </button>
        <button type="submit" className={buttonClass('primary')} disabled={isBusy}>
          {isBusy ? 'Saving…' : label}
        </button>
      </div>
    </div>
  )
}
