import { useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { formatCount, plural } from '../../../ui/text.ts'
import type { Import, ImportChoices } from '../imports.contract.ts'
import { DUPLICATES_SHOWN } from '../imports.limits.ts'
import { ImportRows } from './ImportRows.tsx'
import { type ImportCalls, type ImportConfig, isAtWork } from './import-config.ts'
import { UnknownCategories } from './UnknownCategories.tsx'

interface Props {
  config: ImportConfig
  calls: ImportCalls
  current: Import
  onBack: () => void
  onRecheck: (choices: ImportChoices) => Promise<void>
  onImport: (choices: ImportChoices) => Promise<void>
}

/** The dry run: what would become of each row, and what is left to decide. */
export function CheckRows({ config, calls, current, onBack, onRecheck, onImport }: Props) {
  const { counts, choices, duplicate_count: duplicates } = current
  const [skips, setSkips] = useState(choices.refused === 'skip')
  const [isSending, setSending] = useState(false)
  const [isAsking, setAsking] = useState(false)
  if (!counts) return null
  const isBusy = isSending || isAtWork(current)
  const wait = (work: Promise<void>) => {
    setSending(true)
    void work.finally(() => setSending(false))
  }
  const changed = counts.created + counts.updated
  const mayImport = changed > 0 && (counts.refused === 0 || skips)

  const start = () => {
    const refused = skips ? 'skip' : 'stop'
    const duplicates = choices.duplicates === 'keep' ? 'keep' : 'update'
    wait(onImport({ ...choices, refused, duplicates }))
  }

  return (
    <div className="grid gap-5" aria-busy={isBusy}>
      <div>
        <h2 data-start tabIndex={-1} className="text-xl outline-none">
          What would happen
        </h2>
        <p className="mt-1 text-sm text-muted" role="status">
          {current.status === 'cancelled'
            ? 'The import was cancelled. Nothing has been changed.'
            : 'Nothing has been changed yet.'}
        </p>
      </div>
      {duplicates > 0 && (
        <Duplicates
          current={current}
          config={config}
          isBusy={isBusy}
          onChange={(duplicates) => wait(onRecheck({ ...choices, duplicates }))}
        />
      )}
      {current.unknown_categories.length > 0 && (
        <UnknownCategories
          current={current}
          config={config}
          isBusy={isBusy}
          onChange={(next) => wait(onRecheck({ ...choices, ...next }))}
        />
      )}
      <ImportRows calls={calls} current={current} counts={counts} />
      {counts.refused > 0 && (
        <Refused
          count={counts.refused}
          path={`${config.base}/${current.id}`}
          skips={skips}
          onChange={setSkips}
        />
      )}
      <div className="flex flex-wrap justify-between gap-2">
        <button type="button" className={buttonClass('secondary')} onClick={onBack} disabled={isBusy}>
          Back to the columns
        </button>
        <button
          type="button"
          className={buttonClass('primary')}
          disabled={!mayImport || isBusy}
          onClick={() => (counts.updated > 0 ? setAsking(true) : start())}
        >
          {changed > 0 ? `Import ${plural(changed, config.one, config.many)}` : 'Nothing to import'}
        </button>
      </div>
      <ConfirmDialog
        question={
          isAsking
            ? `Update ${plural(counts.updated, config.one, config.many)} that ${counts.updated === 1 ? 'exists' : 'exist'} already?`
            : null
        }
        detail={`${config.kept} The import can be undone as a whole.`}
        action={`Update and import ${plural(changed, config.one, config.many)}`}
        onClose={() => setAsking(false)}
        onConfirm={start}
      />
    </div>
  )
}

interface DuplicatesProps {
  current: Import
  config: ImportConfig
  isBusy: boolean
  onChange: (choice: 'update' | 'keep') => void
}

function Duplicates({ current, config, isBusy, onChange }: DuplicatesProps) {
  const count = current.duplicate_count
  return (
    <fieldset className="card p-4" disabled={isBusy}>
      <legend className="sr-only">What exists already</legend>
      <p className="font-medium">
        {plural(count, config.one, config.many)} {count === 1 ? 'exists' : 'exist'} already
      </p>
      <p className="mt-1 text-sm break-words text-muted">
        {current.duplicates.join(', ')}
        {count > DUPLICATES_SHOWN && ` and ${formatCount(count - DUPLICATES_SHOWN)} more`}
      </p>
      <div className="mt-3 grid gap-1">
        {(
          [
            ['update', config.kept],
            ['keep', 'Leave them as they are and import only what is new.'],
          ] as const
        ).map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-3 text-sm md:min-h-9">
            <input
              type="radio"
              name="duplicates"
              className="size-4 accent-accent"
              checked={(current.choices.duplicates === 'keep') === (value === 'keep')}
              onChange={() => onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface RefusedProps {
  count: number
  /** Of the import. */
  path: string
  skips: boolean
  onChange: (skips: boolean) => void
}

function Refused({ count, path, skips, onChange }: RefusedProps) {
  return (
    <div className="card flex flex-wrap items-center justify-between gap-3 p-4">
      <label className="flex min-h-11 items-center gap-3 text-sm md:min-h-9">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={skips}
          onChange={(event) => onChange(event.target.checked)}
        />
        Import without the {plural(count, 'refused row')}
      </label>
      <span className="flex flex-wrap gap-x-5">
        <a
          className="link inline-flex min-h-11 items-center text-sm md:min-h-8"
          href={`${path}/refused`}
          download
        >
          Download the refused rows
        </a>
        <a
          className="link inline-flex min-h-11 items-center text-sm md:min-h-8"
          href={`${path}/report`}
          download
        >
          Download the report
        </a>
      </span>
    </div>
  )
}
