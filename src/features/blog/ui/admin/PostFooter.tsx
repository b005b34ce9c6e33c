import { Columns2, History, ListChecks } from 'lucide-react'
import type { AutosaveState } from '../../../../admin-kit/form/useAutosave.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FormFailure } from '../../../../ui/FormFailure.tsx'
import { askForSignIn } from '../../../accounts/ui/sign-in/sign-in-dialog.ts'
import type { saveLabel } from './post-values.ts'

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
  autosave: KeptProps
  hasPreview: boolean
  onPreview: () => void
  onVersions: () => void
  onCheck: () => void
}

/** What is done with the whole article, and how it stands with keeping it. */
export function PostFooter(props: Props) {
  const { failure, isBusy, label, autosave, hasPreview, onPreview, onVersions, onCheck } = props
  return (
    <div className="sticky -bottom-5 z-10 -mx-5 mt-6 -mb-5 grid gap-2 border-t border-line bg-surface px-5 py-3">
      <FormFailure message={failure} />
      <div className="flex flex-wrap items-center gap-2">
        <Kept {...autosave} />
        <Button variant="ghost" icon={History} onClick={onVersions}>
          <span className="max-sm:sr-only">Versions</span>
        </Button>
        <Button variant="ghost" icon={ListChecks} onClick={onCheck}>
          <span className="max-sm:sr-only">Check</span>
        </Button>
        <Button icon={Columns2} aria-pressed={hasPreview} onClick={onPreview}>
          <span className="max-sm:sr-only">{hasPreview ? 'Close preview' : 'Preview'}</span>
        </Button>
        <Button type="submit" variant="primary" disabled={isBusy}>
          {isBusy ? 'Saving…' : label}
        </Button>
      </div>
    </div>
  )
}

interface KeptProps {
  state: AutosaveState
  at: string | null
  keepNow: () => Promise<void>
}

/** How it stands with keeping the draft; whose session has ended signs in here. */
function Kept({ state, at, keepNow }: KeptProps) {
  const time = at && new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
  const signIn = async () => {
    if (await askForSignIn(null)) await keepNow()
  }
  return (
    <p
      role="status"
      className={`mr-auto text-sm ${state === 'signed-out' || state === 'local' ? 'text-warm' : 'text-muted'}`}
    >
      {KEPT[state]}
      {state === 'saved' && time ? ` at ${time}` : ''}
      {state === 'signed-out' && (
        <button type="button" className="link ml-2" onClick={() => void signIn()}>
          Sign in
        </button>
      )}
    </p>
  )
}
