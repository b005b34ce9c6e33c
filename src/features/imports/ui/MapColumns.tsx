import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { plural } from '../../../ui/text.ts'
import type { Import } from '../imports.contract.ts'

interface Props {
  current: Import
  onBack: () => void
  onNext: (mapping: (string | null)[]) => Promise<void>
}

/** Which column fills which field: guessed, and adjustable. */
export function MapColumns({ current, onBack, onNext }: Props) {
  const { columns, fields, row_count, file_name, notes } = current
  const [mapping, setMapping] = useState(
    () => current.choices.mapping ?? columns.map((): string | null => null),
  )
  const [isSending, setSending] = useState(false)
  const missing = fields.filter((f) => f.required && !mapping.includes(f.name)).map((f) => f.label)

  /** A field is filled once: the column that had it before loses it. */
  const choose = (column: number, name: string | null) =>
    setMapping(mapping.map((field, i) => (i === column ? name : field === name ? null : field)))

  return (
    <div className="grid gap-4">
      <div>
        <h2 data-start tabIndex={-1} className="text-xl outline-none">
          What is in the columns?
        </h2>
        <p className="mt-1 text-sm text-muted">
          <span className="break-all">{file_name}</span>, {plural(row_count, 'row')}. Columns that fill
          nothing are left out.
        </p>
      </div>
      {notes.map((note) => (
        <p key={note} className="rounded-control bg-warm-soft px-4 py-3 text-sm text-warm">
          {note}
        </p>
      ))}
      <ul className="card divide-y divide-line">
        {columns.map((column, i) => (
          <li key={i} className="grid items-center gap-x-6 gap-y-2 p-4 sm:grid-cols-[1fr_16rem]">
            <div className="min-w-0">
              <p id={`column-${i}`} className="font-medium break-words">
                {column.name || <span className="text-muted">Column {i + 1}, without a name</span>}
              </p>
              <p className="truncate text-sm text-muted">
                {column.samples.length > 0 ? column.samples.join(' · ') : 'Empty'}
              </p>
            </div>
            <select
              aria-labelledby={`column-${i}`}
              value={mapping[i] ?? ''}
              onChange={(event) => choose(i, event.target.value || null)}
              className={`field ${mapping[i] ? '' : 'text-muted'}`}
            >
              <option value="">Leave out</option>
              {fields.map(({ name, label, required }) => (
                <option key={name} value={name}>
                  {label}
                  {required ? ' (required)' : ''}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <p role="status" className={`text-sm ${missing.length > 0 ? 'text-danger' : 'sr-only'}`}>
        {missing.length > 0
          ? `Choose a column for ${missing.join(', ')}.`
          : 'Every required field has a column.'}
      </p>
      <div className="flex flex-wrap justify-between gap-2">
        <Button onClick={onBack}>Another file</Button>
        <Button
          variant="primary"
          disabled={missing.length > 0 || isSending}
          onClick={() => {
            setSending(true)
            void onNext(mapping).finally(() => setSending(false))
          }}
        >
          Check the rows
        </Button>
      </div>
    </div>
  )
}
