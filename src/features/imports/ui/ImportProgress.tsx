import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { formatCount } from '../../../ui/text.ts'
import type { Import } from '../imports.contract.ts'
import type { ImportConfig } from './import-config.ts'

const PHASES: Record<string, string> = {
  starting: 'Starting',
  reading: 'Reading the file',
  checking: 'Checking the rows',
  writing: 'Writing',
  finishing: 'Publishing',
  undoing: 'Taking everything back',
}

interface Props {
  current: Import
  config: ImportConfig
  /** Null where there is no way back. */
  onCancel: (() => Promise<void>) | null
}

/** How far the work on an import is. */
export function ImportProgress({ current, config, onCancel }: Props) {
  const [isCancelling, setCancelling] = useState(false)
  const { phase, done, total } = current.progress ?? { phase: 'starting', done: 0, total: 0 }
  const share = total > 0 ? Math.round((done / total) * 100) : null
  const label = PHASES[phase] ?? 'Working'
  const canStop = onCancel && phase !== 'finishing'
  return (
    <div className="card grid gap-4 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <p data-start tabIndex={-1} className="font-medium outline-none" role="status">
          {isCancelling ? 'Stopping' : label}…
        </p>
        {total > 0 && (
          <p className="text-sm text-muted tabular-nums">
            {formatCount(done)} of {formatCount(total)} {config.many}
          </p>
        )}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(share !== null && { 'aria-valuenow': share })}
        className="relative h-2 overflow-hidden rounded-full bg-raised"
      >
        {share === null ? (
          <div className="progress !inset-0 !h-full" />
        ) : (
          <div className="h-full rounded-full bg-accent transition-[width]" style={{ width: `${share}%` }} />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          {canStop
            ? 'You can leave this page: it goes on without it. Until it is done, visitors see nothing of it.'
            : 'This takes a moment only.'}
        </p>
        {canStop && (
          <Button
            size="sm"
            disabled={isCancelling}
            onClick={() => {
              setCancelling(true)
              void onCancel().finally(() => setCancelling(false))
            }}
          >
            Cancel
          </Button>
        )}
      </div>
    </div>
  )
}
