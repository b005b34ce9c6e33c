import { X } from 'lucide-react'
import { useState } from 'react'
import type { MagicKit } from '../kits.contract.ts'
import { CHIP, CHIP_BUTTON, CHIPS, LABEL, ROW } from './chips.ts'
import { KitAddJob } from './KitAddJob.tsx'
import { KitDemandMenu } from './KitDemandMenu.tsx'
import { KitPromptText } from './KitPromptText.tsx'
import { KitRead } from './KitRead.tsx'
import { KitUnclear } from './KitUnclear.tsx'
import type { Kit } from './useKit.ts'

type Requirement = MagicKit['requirements'][number]

/** What the project was understood to need, as chips that can be taken away, and the text in which it was read. */
export function KitRequirements({ kit, result }: { kit: Kit; result: MagicKit }) {
  /** The words that ask for the job that is pointed at. */
  const [words, setWords] = useState('')
  // What was pointed at may be gone, and nobody tells that it is left.
  const isThere = [...result.requirements, ...result.unclear].some((read) => read.words === words)
  return (
    <section className={`mt-4 ${ROW}`} aria-labelledby="requirements">
      <h2 id="requirements" className={LABEL}>
        What we understood
      </h2>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
        <KitPromptText prompt={kit.prompt.trim()} words={isThere ? words : ''} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:flex md:flex-wrap">
          {result.requirements.length > 0 && (
            <ul className={`${CHIPS} md:contents`} aria-label="Jobs of this project">
              {result.requirements.map((job) => (
                <JobChip key={job.id} job={job} kit={kit} onPoint={setWords} />
              ))}
            </ul>
          )}
          <div className={`${CHIPS} empty:hidden md:contents`}>
            <KitRead kit={kit} read={result.read} />
          </div>
          <KitDemandMenu kit={kit} read={result.read} />
        </div>
        <KitUnclear kit={kit} unclear={result.unclear} onPoint={setWords} />
      </div>
    </section>
  )
}

interface JobChipProps {
  job: Requirement
  kit: Kit
  /** Tells the words that ask for it while it is pointed at or has the focus, and nothing afterwards. */
  onPoint: (words: string) => void
}

function JobChip({ job, kit, onPoint }: JobChipProps) {
  const { label, words, is_covered } = job
  return (
    <li
      className={`${CHIP} pl-3.5 ${is_covered ? 'border-line bg-surface' : 'border-dashed border-line-strong text-muted'} has-focus-visible:border-accent hover:border-accent`}
      onPointerEnter={() => onPoint(words)}
      onPointerLeave={() => onPoint('')}
      onFocus={() => onPoint(words)}
      onBlur={() => onPoint('')}
    >
      {label}
      {!is_covered && <span> (no tool)</span>}
      <button
        type="button"
        disabled={kit.isMaking}
        aria-label={`Remove: ${label}`}
        aria-description={words && `Asked for by: ${words}`}
        className={CHIP_BUTTON}
        onClick={() => void kit.dropJob(job)}
      >
        <X className="size-3.5" aria-hidden="true" />
      </button>
    </li>
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
            <KitAddJob kit={kit} job={job} />
          </li>
        ))}
      </ul>
    </div>
  )
}
