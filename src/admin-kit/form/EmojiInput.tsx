import { SmilePlus } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { EmojiIcon } from '../../ui/EmojiIcon.tsx'
import { Field } from '../../ui/Field.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { EMOJI_NAMES } from './emoji-names.ts'
import { type InputProps, useFieldError } from './useFieldError.ts'

/** An icon: typed, or picked from those that look the same on every machine. */
export function EmojiInput({ name, label, hint, required = false }: InputProps) {
  const { register, setValue } = useFormContext()
  const value = String(useWatch({ name }) ?? '')
  const isPicture = /^https?:/i.test(value)
  return (
    <Field label={label} hint={hint} required={required} error={useFieldError(name)}>
      {(field) => (
        <div className="flex items-center gap-2">
          <input {...field} {...register(name)} type="text" className="field" />
          <MenuButton
            size="icon"
            variant="secondary"
            name="Choose an emoji"
            title="Choose an emoji"
            label={
              value && !isPicture ? (
                <EmojiIcon emoji={value} size={22} />
              ) : (
                <SmilePlus className="size-5" aria-hidden="true" />
              )
            }
          >
            {(close) => (
              <EmojiPicker
                onPick={(emoji) => {
                  setValue(name, emoji, { shouldDirty: true, shouldValidate: true })
                  close()
                }}
              />
            )}
          </MenuButton>
        </div>
      )}
    </Field>
  )
}

const COLUMNS = 7
/** How far each key moves from one emoji to another. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS }

/** Emoji by name: typing narrows down, Enter takes the first, arrow keys walk through the others. */
function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const [text, setText] = useState('')
  const grid = useRef<HTMLUListElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = EMOJI_NAMES.filter(({ name }) => words.every((word) => name.includes(word)))
  const focus = (at: number) => {
    if (at < 0) return search.current?.focus()
    grid.current?.querySelectorAll('button')[Math.min(at, found.length - 1)]?.focus()
  }
  const onKey = (event: KeyboardEvent, at: number) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    focus(at + step)
  }
  return (
    <div className="w-86 max-w-full">
      <input
        ref={search}
        className="field"
        aria-label="Search emoji by name"
        placeholder="Search by name"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') onKey(event, -COLUMNS)
          if (event.key !== 'Enter') return
          // The form around it is not meant.
          event.preventDefault()
          if (found[0]) onPick(found[0].emoji)
        }}
      />
      <p className="sr-only" aria-live="polite">
        {found.length} found
      </p>
      <ul
        ref={grid}
        aria-label="Emoji"
        className="mt-1.5 grid h-64 grid-cols-7 content-start overflow-y-auto"
      >
        {found.map(({ emoji, name }, i) => (
          <li key={emoji}>
            <button
              type="button"
              aria-label={name}
              title={name}
              tabIndex={i === 0 ? 0 : -1}
              className="grid size-11 place-items-center rounded-control hover:bg-raised"
              onKeyDown={(event) => onKey(event, i)}
              onClick={() => onPick(emoji)}
            >
              <EmojiIcon emoji={emoji} size={24} />
            </button>
          </li>
        ))}
        {found.length === 0 && (
          <li className="col-span-full p-3 text-sm text-muted">
            No emoji of this name. Any other one can be typed into the field.
          </li>
        )}
      </ul>
    </div>
  )
}
