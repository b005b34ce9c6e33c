import { LoaderCircle, Sparkles, WandSparkles, X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { afterPaint } from '../../../ui/after-paint.ts'
import { buttonClass } from '../../../ui/button.ts'
import { whenTouched } from '../../../ui/later.ts'
import { promptLength } from '../kit-prompt.ts'
import { KIT_PROMPT_MAX, KIT_PROMPT_MIN } from '../kits.limits.ts'
import { canEnhance, enhance } from './enhance.ts'
import { KitFailure } from './KitFailure.tsx'
import { KitPromptField } from './KitPromptField.tsx'
import { KitSkeleton } from './KitSkeleton.tsx'
import type { Kit } from './useKit.ts'

const KitPreferenceFields = whenTouched(() => import('./KitPreferenceFields.tsx'), 'KitPreferenceFields')
const FocusAreas = whenTouched(() => import('./FocusAreas.tsx'), 'FocusAreas')

/** What is below the text. */
export const restOfForm = () => Promise.all([KitPreferenceFields.load(), FocusAreas.load()])

const STAGES = {
  reading: 'Reading your project…',
  choosing: 'Choosing tools…',
  wording: 'Writing the reasons…',
} as const

/** A text asks for about so many tools; more come below. */
const SKELETON_ROWS = 4

/** The builder's first view: what the project is, and what matters. */
export function KitForm({ kit }: { kit: Kit }) {
  const { prompt, preferences, isMaking } = kit
  const field = useRef<HTMLTextAreaElement>(null)
  const trimmed = promptLength(prompt.trim())
  const isLong = promptLength(prompt) > KIT_PROMPT_MAX
  const stage = kit.stage ? STAGES[kit.stage] : 'Creating your kit…'
  const isLate = useLate(isMaking)
  const latest = useRef(kit)
  latest.current = kit
  // The same in every turn: what they are given to may not be there yet.
  const prefer = useCallback<Kit['setPreferences']>((part) => latest.current.setPreferences(part), [])
  const choose = useCallback((text: string) => {
    latest.current.setPrompt(text)
    field.current?.focus()
  }, [])
  return (
    <>
      <header className="max-w-2xl">
        <h1 className="text-3xl md:text-4xl">Magic Kit Builder</h1>
        <p className="mt-3 text-lg text-muted">
          Describe your project in your own words. You get one tool for each job it needs, with the reason for
          each.
        </p>
      </header>
      <noscript>
        <p className="card mt-6 p-5">
          The kit builder needs JavaScript. Without it, the <a href="/bundles">bundles</a> are kits that our
          editors have put together.
        </p>
      </noscript>
      <form
        className="js-only mt-8"
        aria-label="Describe your project"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (trimmed < KIT_PROMPT_MIN || isLong) return
          // The whole form changes with it: the press is painted first.
          afterPaint(() => {
            if (!latest.current.isMaking) void latest.current.generate()
          })
        }}
      >
        <div className="card">
          <div className="p-4 pb-2 sm:p-6 sm:pb-3">
            <KitPromptField field={field} prompt={prompt} disabled={isMaking} onChange={kit.setPrompt} />
            {kit.start.length > 0 && <StartTools kit={kit} />}
          </div>
          <KitPreferenceFields preferences={preferences} disabled={isMaking} onChange={prefer} />
          <div className="flex flex-wrap gap-2 border-t border-line p-4 sm:justify-end sm:px-6">
            <button
              type="button"
              className={buttonClass('ghost', 'lg')}
              disabled={isMaking || !canEnhance(prompt, preferences)}
              title="Adds what your preferences say to the text"
              onClick={() => kit.setPrompt(enhance(prompt, preferences))}
            >
              <Sparkles className="size-5" aria-hidden="true" />
              Enhance
            </button>
            <button
              type="submit"
              className={`${buttonClass('primary', 'lg')} max-sm:flex-1`}
              disabled={trimmed < KIT_PROMPT_MIN || isLong || isMaking}
            >
              {isMaking ? (
                <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />
              ) : (
                <WandSparkles className="size-5" aria-hidden="true" />
              )}
              {isMaking ? stage : 'Generate Kit'}
            </button>
          </div>
        </div>
        <KitFailure kit={kit} />
        {isLate ? (
          <div className="mt-8">
            <KitSkeleton rows={SKELETON_ROWS} label={stage} />
          </div>
        ) : (
          <FocusAreas disabled={isMaking} onChoose={choose} />
        )}
      </form>
    </>
  )
}

/** Whether something has been going on for so long that what comes is drawn already, in milliseconds. */
function useLate(isBusy: boolean, after = 300): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isBusy) return setLate(false)
    const timer = setTimeout(() => setLate(true), after)
    return () => clearTimeout(timer)
  }, [isBusy, after])
  return isLate
}

/** The tools that a bundle or a shared kit brought along. */
function StartTools({ kit }: { kit: Kit }) {
  return (
    <div className="mt-2">
      <p className="text-sm font-medium">Starts with these tools</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {kit.start.map(({ id, name }) => (
          <li key={id} className="inline-flex items-center rounded-control bg-raised pl-3 text-sm">
            {name}
            <button
              type="button"
              className="grid size-11 place-items-center text-muted hover:text-text md:size-9"
              aria-label={`Start without ${name}`}
              onClick={() => kit.removeStart(id)}
            >
              <X className="size-4" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
