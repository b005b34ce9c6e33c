import { buttonClass, quietButton } from '../../../ui/button.ts'
import { StateLabel } from '../../../ui/StateLabel.tsx'
import { SymbolIcon } from '../../../ui/SymbolIcon.tsx'
import { useSaved } from './saved.ts'

interface Props {
  kind?: 'tool' | 'bundle'
  id: number
  name: string
  label?: string
  savedLabel?: string
  size?: 'sm' | 'md'
  /** A heart alone. */
  quiet?: boolean
  className?: string
}

/** Saves a tool or bundle, or takes it out again. A visitor is led to signing in first, and then it is saved. */
export function SaveButton({
  kind = 'tool',
  id,
  name,
  label = 'Save',
  savedLabel = 'Saved',
  size = 'sm',
  quiet = false,
  className = '',
}: Props) {
  const { isSaved, toggle } = useSaved({ kind, id, name })
  return (
    <button
      type="button"
      aria-pressed={isSaved ?? false}
      title={quiet ? (isSaved ? savedLabel : label) : undefined}
      className={`${quiet ? quietButton(isSaved ?? false) : buttonClass(isSaved ? 'soft' : 'secondary', size)} ${className}`.trim()}
      onClick={toggle}
    >
      <SymbolIcon name="heart" className={isSaved ? 'fill-current' : ''} />
      <span className={quiet ? 'sr-only' : undefined}>
        <StateLabel isOn={isSaved} on={savedLabel} off={label} unknown="unknown-if-signed-in" />
      </span>
      <span className="sr-only">: {name}</span>
    </button>
  )
}
