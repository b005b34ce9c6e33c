import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { Reported } from '../../../app/parts.ts'

const ReportDialog = lazy(() => import('./ReportDialog.tsx').then((m) => ({ default: m.ReportDialog })))

const CHIP = 'rounded-full border border-dashed border-line-strong px-3 py-1 text-muted'

/** A small button that opens the form of a report. */
export function ReportFact(reported: Reported) {
  const { subject, looks, kind } = reported
  const isReady = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const isChip = looks === 'chip'
  // A question is read without scripts, too.
  if (isChip && !isReady)
    return <span className={`inline-flex min-h-8 items-center gap-1 ${CHIP}`}>{subject}</span>
  return (
    <>
      <button
        type="button"
        className={
          isChip
            ? `inline-flex min-h-8 items-center gap-1 hover:border-accent hover:text-text ${CHIP}`
            : 'js-only inline-flex min-h-8 items-center gap-1 underline underline-offset-4 hover:text-text'
        }
        onClick={() => setOpen(true)}
      >
        <span>{isChip ? subject : 'Report an error'}</span>
        {kind && <span className="sr-only">{isChip ? ' (do you know?)' : ` in ${subject}`}</span>}
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog {...reported} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
