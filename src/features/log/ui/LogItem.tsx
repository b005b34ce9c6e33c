import { useState } from 'react'
import { FieldChanges } from '../../../admin-kit/history/FieldChanges.tsx'
import type { LogEntry } from '../../../admin-kit/history/records.contract.ts'
import { TimeText } from '../../../admin-kit/list/TimeText.tsx'
import { fieldLabel } from '../../../shared/field-label.ts'
import { buttonClass } from '../../../ui/button.ts'
import { formatCount } from '../../../ui/text.ts'
import { ShowMore } from './ShowMore.tsx'
import { useChanges } from './useChanges.ts'

const DID: Record<LogEntry['action'], string> = {
  create: 'added',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  import: 'imported',
}

const noun = (entity: string) => fieldLabel(entity).toLowerCase()
const nouns = (entity: string) => `${noun(entity).replace(/y$/, 'ie')}s`
const list = new Intl.ListFormat('en')

/** 'changed 25 tools and deleted 1 category' */
const partsText = (parts: LogEntry['parts']) =>
  list.format(
    parts.map(
      ({ entity, action, count }) =>
        `${DID[action]} ${formatCount(count)} ${count === 1 ? noun(entity) : nouns(entity)}`,
    ),
  )

/** One entry of the log: a change, or an action that opens to its changes. */
export function LogItem({ entry, onActor }: { entry: LogEntry; onActor: () => void }) {
  const isAction = entry.parts.length > 0
  return (
    <li className="px-5 py-3 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0">
          <button type="button" className="rounded-sm font-medium hover:text-accent-text" onClick={onActor}>
            {entry.actor_name}
          </button>{' '}
          {isAction ? partsText(entry.parts) : <What entry={entry} />}
        </p>
        <TimeText value={entry.at} className="text-muted" />
      </div>
      {isAction ? <Records entry={entry} /> : <Fields entry={entry} />}
    </li>
  )
}

const What = ({ entry }: { entry: LogEntry }) => (
  <>
    {DID[entry.action]} {noun(entry.entity)}{' '}
    <span className="font-medium break-words">{entry.name ?? `#${entry.entity_id}`}</span>
  </>
)

function Fields({ entry: { fields } }: { entry: LogEntry }) {
  if (fields.length === 0) return null
  return (
    <details>
      <summary className="min-h-9 cursor-pointer py-1.5 text-muted">
        {fields.map(({ field }) => noun(field)).join(', ')}
      </summary>
      <FieldChanges fields={fields} />
    </details>
  )
}

/** The changes of one action, which are read when they are asked for. */
function Records({ entry }: { entry: LogEntry }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-9 cursor-pointer py-1.5 text-muted">
        {entry.fields.length > 0
          ? `${entry.fields.map(({ field }) => noun(field)).join(', ')}, one by one`
          : 'One by one'}
      </summary>
      {isOpen && <RecordList batch={entry.batch!} />}
    </details>
  )
}

function RecordList({ batch }: { batch: string }) {
  const { entries, error, refetch, ...changes } = useChanges({ batch })
  if (error && !entries) {
    return (
      <p role="alert">
        The records could not be loaded.{' '}
        <button type="button" className="link" onClick={() => void refetch()}>
          Retry
        </button>
      </p>
    )
  }
  if (!entries) return <div className="skeleton h-24" aria-busy="true" />
  return (
    <>
      <ul className="grid gap-1 border-l-2 border-line pl-4">
        {entries.map((entry) => (
          <li key={entry.id} className="py-1">
            <What entry={entry} />
            <Fields entry={entry} />
          </li>
        ))}
      </ul>
      <ShowMore changes={changes} className={`${buttonClass('secondary', 'sm')} mt-2`} />
    </>
  )
}
