import { Search, X } from 'lucide-react'
import { type ComponentProps, type RefObject, useRef } from 'react'
import { SEARCH_MAX } from '../shared/limits.ts'

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  label: string
  value: string
  onChange: (text: string) => void
  large?: boolean | undefined
  inputRef?: RefObject<HTMLInputElement | null>
}

/** A field that narrows down what the page shows, or searches. */
export function SearchField({ label, value, onChange, large = false, inputRef, ...more }: Props) {
  const own = useRef<HTMLInputElement>(null)
  const input = inputRef ?? own
  return (
    <div className="relative">
      <Search
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
        aria-hidden="true"
      />
      <input
        autoComplete="off"
        {...more}
        ref={input}
        type="search"
        dir="auto"
        name="search"
        aria-label={label}
        maxLength={SEARCH_MAX}
        spellCheck={false}
        value={value}
        className={`field pr-11 pl-12 [&::-webkit-search-cancel-button]:hidden ${large ? 'min-h-14 rounded-xl text-lg' : ''}`}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <button
          type="button"
          className="absolute top-1/2 right-1 grid size-11 -translate-y-1/2 place-items-center rounded-control text-muted hover:text-text"
          aria-label="Clear search"
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <X className="size-4" aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
