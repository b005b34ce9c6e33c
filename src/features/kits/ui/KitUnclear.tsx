import { X } from 'lucide-react'
import type { MagicKit } from '../kits.contract.ts'
import { CHIP, CHIPS } from './chips.ts'
import { KitAddJob } from './KitAddJob.tsx'
import { withoutThing } from './kit-reading.ts'
import type { Kit } from './useKit.ts'

interface KitUnclearProps {
  kit: Kit
  unclear: MagicKit['unclear']
  /** Tells the words that are pointed at or have the focus, and nothing afterwards. */
  onPoint: (words: string) => void
}

/** What a text asks for and no job was read from, each with jobs that it may mean; or it asks for nothing. */
export function KitUnclear({ kit, unclear, onPoint }: KitUnclearProps) {
  if (unclear.length === 0) return null
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label="What is not sure">
      {unclear.map(({ id, words, answers }) => (
        <li
          key={words}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-3 gap-y-1 text-sm md:flex md:flex-wrap md:items-center"
          onPointerEnter={() => onPoint(words)}
          onPointerLeave={() => onPoint('')}
          onFocus={() => onPoint(words)}
          onBlur={() => onPoint('')}
        >
          <p className="line-clamp-3 min-w-0 text-muted">
            Not sure what <q className="text-text break-words">{words}</q> asks for:
          </p>
          <ul className={CHIPS} aria-label={`What “${words}” may ask for`}>
            {answers.map((job) => (
              <li key={job.id} className="shrink-0">
                <KitAddJob kit={kit} job={job} />
              </li>
            ))}
            <li className="shrink-0">
              <button
                type="button"
                disabled={kit.isMaking}
                aria-label={`Nothing: ${words}`}
                className={`${CHIP} border-transparent px-3 text-muted hover:bg-raised hover:text-text`}
                onClick={() => void kit.reviseAsked(withoutThing(kit, { id, label: words }))}
              >
                <X className="size-3.5" aria-hidden="true" />
                Nothing
              </button>
            </li>
          </ul>
        </li>
      ))}
    </ul>
  )
}
