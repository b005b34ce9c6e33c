import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
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
  const { counts, choices } = current
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
      {current.duplicate_count > 0 && (
        <Duplicates
          config={config}
          current={current}
          isBusy={isBusy}
          onChoose={(duplicates) => wait(onRecheck({ ...choices, duplicates }))}
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
        <div className="card flex flex-wrap items-center justify-between gap-3 p-4">
          <label className="flex min-h-11 items-center gap-3 text-sm md:min-h-9">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={skips}
              onChange={(event) => setSkips(event.target.checked)}
            />
            Import without the {plural(counts.refused, 'refused row')}
          </label>
          <span className="flex flex-wrap gap-x-5">
            <Download href={`${config.base}/${current.id}/refused`}>Download the refused rows</Download>
            <Download href={`${config.base}/${current.id}/report`}>Download the report</Download>
          </span>
        </div>
      )}
      <div className="flex flex-wrap justify-between gap-2">
        <Button onClick={onBack} disabled={isBusy}>
          Back to the columns
        </Button>
        <Button
          variant="primary"
          disabled={!mayImport || isBusy}
          onClick={() => (counts.updated > 0 ? setAsking(true) : start())}
        >
          {changed > 0 ? `Import ${plural(changed, config.one, config.many)}` : 'Nothing to import'}
        </Button>
      </div>
      <ConfirmDialog
        question={
          isAsking
            ? `Update ${plural(counts.updated, config.one, config.many)} that ${existOrExists(counts.updated)} already?`
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

function Download({ href, children }: { href: string; children: string }) {
  return (
    <a className="link inline-flex min-h-11 items-center text-sm md:min-h-8" href={href} download>
      {children}
    </a>
  )
}

const existOrExists = (count: number) => (count === 1 ? 'exists' : 'exist')

interface DuplicatesProps extends Pick<Props, 'config' | 'current'> {
  isBusy: boolean
  onChoose: (choice: 'update' | 'keep') => void
}

/** What is to become of those that exist already. */
function Duplicates({ config, current, isBusy, onChoose }: DuplicatesProps) {
  const { duplicate_count: count, duplicates, choices } = current
  const all = [
    ['update', config.kept],
    ['keep', 'Leave them as they are and import only what is new.'],
  ] as const
  return (
    <fieldset className="card p-4" disabled={isBusy}>
      <legend className="sr-only">What exists already</legend>
      <p className="font-medium">
        {plural(count, config.one, config.many)} {existOrExists(count)} already
      </p>
      <p className="mt-1 text-sm break-words text-muted">
        {duplicates.join(', ')}
        {count > DUPLICATES_SHOWN && ` and ${formatCount(count - DUPLICATES_SHOWN)} more`}
      </p>
      <div className="mt-3 grid gap-1">
        {all.map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-3 text-sm md:min-h-9">
            <input
              type="radio"
              name="duplicates"
              className="size-4 accent-accent"
              checked={(choices.duplicates === 'keep') === (value === 'keep')}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
