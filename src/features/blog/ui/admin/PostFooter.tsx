import { Columns2, History, ListChecks, type LucideIcon } from 'lucide-react'
import type { AutosaveState } from '../../../../admin-kit/form/useAutosave.ts'
import { buttonClass } from '../../../../ui/button.ts'
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
        <Action icon={History} label="Versions" onClick={onVersions} />
        <Action icon={ListChecks} label="Check" onClick={onCheck} />
        <Action
          icon={Columns2}
          label={hasPreview ? 'Close preview' : 'Preview'}
          pressed={hasPreview}
          onClick={onPreview}
        />
        <button type="submit" className={buttonClass('primary')} disabled={isBusy}>
          {isBusy ? 'Saving…' : label}
        </button>
      </div>
    </div>
  )
}

interface ActionProps {
  icon: LucideIcon
  label: string
  pressed?: boolean
  onClick: () => void
}

function Action({ icon: Icon, label, pressed, onClick }: ActionProps) {
  return (
    <button
      type="button"
      className={buttonClass(pressed === undefined ? 'ghost' : 'secondary')}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon className="size-4" aria-hidden="true" />
      <span className="max-sm:sr-only">{label}</span>
    </button>
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
