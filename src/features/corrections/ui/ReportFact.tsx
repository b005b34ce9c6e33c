import { useHydrated } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { Reported } from '../../../app/parts.ts'
import { later } from '../../../ui/later.ts'

const ReportDialog = later(() => import('./ReportDialog.tsx'), 'ReportDialog')

/** A small button that opens the form of a report. */
export function ReportFact(reported: Reported) {
  const { subject, looks, kind } = reported
  const isReady = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const isChip = looks === 'chip'
  // A question is read without scripts, too.
  if (isChip && !isReady) return <span className="question">{subject}</span>
  return (
    <>
      <button
        type="button"
        className={isChip ? 'question hover:border-accent hover:text-text' : 'js-only text-button'}
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
