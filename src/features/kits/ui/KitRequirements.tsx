import { Plus, X } from 'lucide-react'
import type { MagicKit } from '../kits.contract.ts'
import type { Kit } from './useKit.ts'

const CHIP = 'inline-flex min-h-11 items-center gap-1 rounded-control text-sm md:min-h-9'

/** What the project was understood to need, as chips that can be taken away, and what could be added. */
export function KitRequirements({ kit, result }: { kit: Kit; result: MagicKit }) {
  const { requirements, suggestions, understood } = result
  const dropped = kit.dropped.filter((d) => !suggestions.some((s) => s.id === d.id))
  return (
    <section className="card mt-6 p-5" aria-labelledby="requirements">
      <h2 id="requirements" className="text-lg">
        What we understood
      </h2>
      {understood.length > 0 && <p className="mt-1 text-sm text-muted">{understood.join(' · ')}</p>}
      <ul className="mt-3 flex flex-wrap gap-2" aria-label="Jobs of this project">
        {requirements.map((job) => (
          <li
            key={job.id}
            className={`${CHIP} pl-3 ${job.is_covered ? 'bg-accent-soft text-accent-text' : 'bg-raised text-muted'}`}
          >
            {job.label}
            {!job.is_covered && <span> (no tool)</span>}
            <button
              type="button"
              disabled={kit.isMaking}
              aria-label={`Remove: ${job.label}`}
              className="grid size-11 place-items-center hover:text-text md:size-9"
              onClick={() => void kit.dropJob(job)}
            >
              <X className="size-4" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {suggestions.length + dropped.length > 0 && (
        <>
          <p className="mt-4 text-sm font-medium">Add a job</p>
          <ul className="mt-2 flex flex-wrap gap-2" aria-label="Jobs that can be added">
            {[...dropped, ...suggestions].map((job) => (
              <li key={job.id}>
                <button
                  type="button"
                  disabled={kit.isMaking}
                  className={`${CHIP} border border-line px-3 hover:border-line-strong hover:bg-raised`}
                  onClick={() => void kit.addJob(job)}
                >
                  <Plus className="size-4" aria-hidden="true" />
                  {job.label}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
