import { CornerLeftUp } from 'lucide-react'
import { useState } from 'react'
import { FOCUS_AREAS } from './focus-areas.ts'

/** Texts to begin with, by what they are about. */
export function FocusAreas({
  disabled,
  onChoose,
}: {
  disabled: boolean
  onChoose: (prompt: string) => void
}) {
  const [name, setName] = useState<(typeof FOCUS_AREAS)[number]['name']>('Custom')
  const area = FOCUS_AREAS.find((a) => a.name === name)!
  return (
    <section className="mt-10" aria-labelledby="focus-areas">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="focus-areas" className="text-xl">
          Begin with an example
        </h2>
        <fieldset className="-mx-1 flex flex-wrap">
          <legend className="sr-only">Focus area</legend>
          {FOCUS_AREAS.map((a) => (
            <button
              key={a.name}
              type="button"
              aria-pressed={a.name === name}
              className={`min-h-11 rounded-control px-3 text-sm font-medium transition-colors md:min-h-9 ${
                a.name === name ? 'bg-raised text-text' : 'text-muted hover:text-text'
              }`}
              onClick={() => setName(a.name)}
            >
              {a.name}
            </button>
          ))}
        </fieldset>
      </div>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2 sm:gap-3" aria-label={`Examples: ${name}`}>
        {area.prompts.map((prompt) => (
          <li key={prompt}>
            <button
              type="button"
              disabled={disabled}
              className="card group flex h-full min-h-13 w-full items-start gap-4 px-4 py-3 text-left text-sm transition-colors hover:border-line-strong sm:p-4"
              onClick={() => onChoose(prompt)}
            >
              <span className="flex-1 text-pretty">{prompt}</span>
              <CornerLeftUp
                className="size-4 shrink-0 text-muted transition-colors group-hover:text-accent-text"
                aria-hidden="true"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
