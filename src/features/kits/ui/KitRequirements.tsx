import { Plus, X } from 'lucide-react'
import type { MagicKit } from '../kits.contract.ts'
import type { Kit } from './useKit.ts'

const CHIP =
  'inline-flex min-h-11 items-center gap-1 rounded-full border text-sm whitespace-nowrap md:min-h-8'
/** One line that is swept on a phone. */
const CHIPS =
  'flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none] sm:max-md:-mx-6 sm:max-md:px-6 md:flex-wrap'

const ROW = 'grid gap-x-4 gap-y-1.5 md:grid-cols-[9rem_minmax(0,1fr)]'
const LABEL = 'font-sans text-sm font-normal tracking-normal text-muted md:pt-1.5'

/** What the project was understood to need, as chips that can be taken away. */
export function KitRequirements({ kit, result }: { kit: Kit; result: MagicKit }) {
  const { requirements, read } = result
  return (
    <section className={`mt-4 ${ROW}`} aria-labelledby="requirements">
      <h2 id="requirements" className={LABEL}>
        What we understood
      </h2>
      <div className={CHIPS}>
        <ul className="flex gap-2 md:flex-wrap" aria-label="Jobs of this project">
          {requirements.map((job) => (
            <li
              key={job.id}
              className={`${CHIP} pl-3.5 ${job.is_covered ? 'border-line bg-surface' : 'border-dashed border-line-strong text-muted'}`}
            >
              {job.label}
              {!job.is_covered && <span> (no tool)</span>}
              <button
                type="button"
                disabled={kit.isMaking}
                aria-label={`Remove: ${job.label}`}
                className="grid size-11 place-items-center rounded-full text-muted hover:text-text md:size-8"
                onClick={() => void kit.dropJob(job)}
              >
                <X className="size-3.5" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
        {read.length > 0 && (
          <ul className="flex gap-2 md:flex-wrap" aria-label="What else was understood">
            {read.map(({ id, label }) => (
              <li key={id} className={`${CHIP} border-line px-3.5 text-muted`}>
                {label}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** Jobs that could be added, and those that were taken away. */
export function KitSuggestions({ kit, result: { suggestions } }: { kit: Kit; result: MagicKit }) {
  const dropped = kit.dropped.filter((d) => !suggestions.some((s) => s.id === d.id))
  if (suggestions.length + dropped.length === 0) return null
  return (
    <div className={`mt-5 ${ROW}`}>
      <p className={LABEL}>Add a job</p>
      <ul className={CHIPS} aria-label="Jobs that can be added">
        {[...dropped, ...suggestions].map((job) => (
          <li key={job.id} className="shrink-0">
            <button
              type="button"
              disabled={kit.isMaking}
              className={`${CHIP} border-dashed border-line-strong pr-3.5 pl-2.5 text-muted hover:bg-raised hover:text-text`}
              onClick={() => void kit.addJob(job)}
            >
              <Plus className="size-3.5" aria-hidden="true" />
              {job.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
