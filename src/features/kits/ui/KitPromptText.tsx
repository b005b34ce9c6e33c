import { useEffect, useRef } from 'react'
import { markedIn } from './kit-reading.ts'

/** The text of a kit, a few lines high, with the words marked that ask for the job that is pointed at. */
export function KitPromptText({ prompt, words }: { prompt: string; words: string }) {
  const box = useRef<HTMLElement>(null)
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    if (words && box.current && mark.current) box.current.scrollTop = mark.current.offsetTop
  }, [words])
  return (
    <section
      ref={box}
      aria-label="Your text"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where it is long, with the keyboard, too.
      tabIndex={0}
      className="relative max-md:hidden max-h-[3.65rem] max-w-3xl overflow-y-auto border-l-2 border-accent/40 pl-3 text-sm leading-snug text-muted md:max-h-[4.85rem]"
    >
      <p dir="auto" className="break-words whitespace-pre-line">
        {markedIn(prompt, words).map(({ text, isMarked }) =>
          isMarked ? (
            <mark key={text} ref={mark} className="rounded-sm bg-accent-soft text-accent-text">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
    </section>
  )
}
