import { Plus } from 'lucide-react'
import type { KitJob } from '../kits.contract.ts'
import { CHIP } from './chips.ts'
import type { Kit } from './useKit.ts'

/** A chip that adds a job to a kit. */
export function KitAddJob({ kit, job }: { kit: Kit; job: KitJob }) {
  return (
    <button
      type="button"
      disabled={kit.isMaking}
      className={`${CHIP} border-dashed border-line-strong pr-3.5 pl-2.5 text-muted hover:bg-raised hover:text-text`}
      onClick={() => void kit.addJob(job)}
    >
      <Plus className="size-3.5" aria-hidden="true" />
      {job.label}
    </button>
  )
}
