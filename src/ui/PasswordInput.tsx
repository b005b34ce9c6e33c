import { type ComponentProps, useState } from 'react'

/** A field for a password, which can be shown. */
export function PasswordInput(attributes: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <input
        {...attributes}
        type={isShown ? 'text' : 'password'}
        className="field pr-16"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        aria-pressed={isShown}
        className="js-only absolute inset-y-0 right-0 min-w-14 rounded-control px-3 text-sm font-medium text-muted hover:text-text"
        onClick={() => setShown(!isShown)}
      >
        {/* The name stays, since the state is told beside it. */}
        <span aria-hidden="true">{isShown ? 'Hide' : 'Show'}</span>
        <span className="sr-only">Show what is typed</span>
      </button>
    </div>
  )
}
