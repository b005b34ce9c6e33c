import { Scissors, Undo2 } from 'lucide-react'
import { type ChangeEvent, type RefObject, useId, useRef, useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { PROMPT_LONG, PROMPT_SHORT, promptLength } from '../kit-prompt.ts'
import { KIT_PROMPT_MAX, KIT_PROMPT_MIN } from '../kits.limits.ts'
import { cutPrompt } from './prompt-length.ts'

interface Props {
  field: RefObject<HTMLTextAreaElement | null>
  prompt: string
  disabled: boolean
  onChange: (prompt: string) => void
}

/** What a paste left out, and what stood there before it. */
interface Cut {
  before: string
  kept: string
  left: string
}

/** The field for what one wants to do. A paste that is too long is shortened in sight, and can be taken back. */
export function KitPromptField({ field, prompt, disabled, onChange }: Props) {
  const id = useId()
  const isPaste = useRef(false)
  const [cut, setCut] = useState<Cut | null>(null)
  const length = promptLength(prompt)
  const trimmed = promptLength(prompt.trim())
  const isShort = trimmed > 0 && trimmed < KIT_PROMPT_MIN
  const isLong = length > KIT_PROMPT_MAX
  const change = ({ target: { value } }: ChangeEvent<HTMLTextAreaElement>) => {
    const shortened = isPaste.current ? cutPrompt(value) : null
    isPaste.current = false
    if (shortened) setCut({ before: prompt, ...shortened })
    onChange(shortened?.kept ?? value)
  }
  const undo = () => {
    onChange(cut!.before)
    setCut(null)
    field.current?.focus()
  }
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          What do you want to do?
        </label>
        <span id={`${id}-count`} className={`text-sm tabular-nums ${isLong ? 'text-danger' : 'text-muted'}`}>
          {length}/{KIT_PROMPT_MAX}
        </span>
      </div>
      <textarea
        dir="auto"
        ref={field}
        id={id}
        rows={4}
        value={prompt}
        onPaste={() => {
          isPaste.current = true
        }}
        onDrop={() => {
          isPaste.current = true
        }}
        onChange={change}
        disabled={disabled}
        aria-invalid={isShort || isLong}
        aria-describedby={`${id}-count ${id}-hint`}
        placeholder="I record a weekly podcast with guests and need transcripts and short clips for TikTok"
        className="field mt-2"
      />
      <p
        id={`${id}-hint`}
        aria-live="polite"
        className={`mt-1 min-h-6 text-sm ${isLong ? 'text-danger' : 'text-muted'}`}
      >
        {isShort ? PROMPT_SHORT : isLong ? PROMPT_LONG : ''}
      </p>
      {/* Only as long as what was kept stands there. */}
      {cut && prompt.startsWith(cut.kept.slice(0, KIT_PROMPT_MIN)) && (
        <CutNotice left={cut.left} onUndo={undo} />
      )}
    </>
  )
}

/** How much of a paste had no room, a way to take it back, and what was left out. */
function CutNotice({ left, onUndo }: { left: string; onUndo: () => void }) {
  const count = promptLength(left)
  return (
    <div role="status" className="mb-2 rounded-control bg-warm-soft px-3 py-2 text-sm text-warm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Scissors className="size-4 shrink-0" aria-hidden="true" />
        <p className="min-w-48 flex-1">
          Your text may have {KIT_PROMPT_MAX.toLocaleString('en')} characters: the last{' '}
          {count.toLocaleString('en')} {count === 1 ? 'character was' : 'characters were'} left out.
        </p>
        <button type="button" className={buttonClass('secondary', 'sm')} onClick={onUndo}>
          <Undo2 className="size-4" aria-hidden="true" />
          Undo the paste
        </button>
      </div>
      <details className="mt-1">
        <summary className="min-h-11 cursor-pointer content-center md:min-h-8">
          Read what was left out
        </summary>
        <p dir="auto" className="max-h-40 overflow-y-auto pb-1 break-words whitespace-pre-line text-text">
          {left}
        </p>
      </details>
    </div>
  )
}
