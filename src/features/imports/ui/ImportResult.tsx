import { CircleCheck, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { formatCount, plural } from '../../../ui/text.ts'
import type { Import } from '../imports.contract.ts'
import { ImportRows } from './ImportRows.tsx'
import type { ImportCalls, ImportConfig } from './import-config.ts'

interface Props {
  config: ImportConfig
  calls: ImportCalls
  current: Import
  onUndo: () => Promise<void>
  onAgain: () => void
}

/** What an import has done, with its report and the way back. */
export function ImportResult({ config, calls, current, onUndo, onAgain }: Props) {
  const [question, setQuestion] = useState<string | null>(null)
  const { counts, undone, status } = current
  if (!counts) return null
  const changed = counts.created + counts.updated
  return (
    <div className="grid gap-5">
      <div className="card grid gap-4 p-5">
        <div className="flex items-start gap-3" role="status">
          {status === 'undone' ? (
            <Undo2 className="mt-0.5 size-6 shrink-0 text-muted" aria-hidden="true" />
          ) : (
            <CircleCheck className="mt-0.5 size-6 shrink-0 text-good" aria-hidden="true" />
          )}
          <div>
            <h2 data-start tabIndex={-1} className="text-xl outline-none">
              {status === 'undone'
                ? 'The import is undone'
                : `${plural(changed, config.one, config.many)} imported`}
            </h2>
            <p className="mt-1 text-sm text-muted">
              {undone
                ? undoneText(undone, config)
                : `${formatCount(counts.created)} created, ${formatCount(counts.updated)} updated, ${formatCount(counts.unchanged)} unchanged, ${formatCount(counts.refused)} refused`}
            </p>
          </div>
        </div>
        <FormFailure message={current.error} />
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={onAgain}>
            Import another file
          </Button>
          <a className={buttonClass('secondary')} href={`${config.base}/${current.id}/report`} download>
            Download the report
          </a>
          {counts.refused > 0 && (
            <a className={buttonClass('secondary')} href={`${config.base}/${current.id}/refused`} download>
              Download the refused rows
            </a>
          )}
          {status === 'done' && changed > 0 && (
            <Button variant="ghost" onClick={() => setQuestion('Undo the whole import?')} icon={Undo2}>
              Undo the import
            </Button>
          )}
        </div>
      </div>
      {status === 'done' && <ImportRows calls={calls} current={current} counts={counts} />}
      <ConfirmDialog
        question={question}
        detail={`What it created moves to the bin, what it changed is as before. Later changes by others are kept.`}
        action="Undo the import"
        onClose={() => setQuestion(null)}
        onConfirm={() => void onUndo()}
      />
    </div>
  )
}

function undoneText({ removed, restored, kept }: NonNullable<Import['undone']>, { one, many }: ImportConfig) {
  const parts = [
    `${plural(removed, one, many)} moved to the bin`,
    `${plural(restored, one, many)} restored`,
    kept > 0 && `${plural(kept, one, many)} keep what others have changed since`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
