import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { formatCount } from '../../../ui/text.ts'
import { useDebounced } from '../../../ui/useDebounced.ts'
import { IMPORT_OUTCOMES, type Import, type ImportCounts, type ImportOutcome } from '../imports.contract.ts'
import { type ImportCalls, ROWS_ON_PAGE } from './import-config.ts'

const LOOKS: Record<ImportOutcome, [label: string, colours: string]> = {
  created: ['Created', 'bg-good-soft text-good'],
  updated: ['Updated', 'bg-accent-soft text-accent-text'],
  unchanged: ['Unchanged', 'bg-raised text-muted'],
  refused: ['Refused', 'bg-danger-soft text-danger'],
}

interface Props {
  calls: ImportCalls
  current: Import
  counts: ImportCounts
}

/** The rows of a file with what becomes of each, by outcome and by name. */
export function ImportRows({ calls, current, counts }: Props) {
  const [chosen, setOutcome] = useState<ImportOutcome | null>(counts.refused > 0 ? 'refused' : null)
  // What it showed may be settled by now.
  const outcome = chosen && counts[chosen] > 0 ? chosen : null
  const [typed, setTyped] = useState('')
  const [offset, setOffset] = useState(0)
  const search = useDebounced(typed.trim(), 250)
  const searchId = useId()
  const {
    data: rows,
    isPlaceholderData,
    error,
  } = useQuery({
    ...calls.rows(current.id, { ...(outcome && { outcome }), ...(search && { search }), offset }),
    placeholderData: keepPreviousData,
  })
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0)
  const tabs = [[null, 'All', total], ...IMPORT_OUTCOMES.map((o) => [o, LOOKS[o][0], counts[o]])] as [
    ImportOutcome | null,
    string,
    number,
  ][]
  const isLast = rows !== undefined && rows.length < ROWS_ON_PAGE

  return (
    <div className="card overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line p-3">
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">Outcome</legend>
          {tabs.map(([value, label, count]) => (
            <button
              key={label}
              type="button"
              aria-pressed={outcome === value}
              disabled={count === 0 && outcome !== value}
              onClick={() => {
                setOutcome(value)
                setOffset(0)
              }}
              className={buttonClass(outcome === value ? 'soft' : 'ghost', 'sm')}
            >
              {label} <span className="tabular-nums">{formatCount(count)}</span>
            </button>
          ))}
        </fieldset>
        <label htmlFor={searchId} className="sr-only">
          Search by name
        </label>
        <input
          id={searchId}
          type="search"
          value={typed}
          placeholder="Search by name"
          onChange={(event) => {
            setTyped(event.target.value)
            setOffset(0)
          }}
          className="field w-full sm:w-52"
        />
      </div>
      <div className={`overflow-x-auto ${isPlaceholderData ? 'opacity-60' : ''}`}>
        <table className="w-full table-fixed text-left text-sm">
          <caption className="sr-only">Rows of the file</caption>
          <thead className="text-muted">
            <tr className="border-b border-line">
              <th scope="col" className="w-16 px-4 py-2 font-medium">
                Row
              </th>
              <th scope="col" className="w-2/5 px-4 py-2 font-medium max-sm:w-auto">
                Name
              </th>
              <th scope="col" className="w-28 px-4 py-2 font-medium">
                Outcome
              </th>
              <th scope="col" className="hidden px-4 py-2 font-medium sm:table-cell">
                Reason
              </th>
            </tr>
          </thead>
          <tbody>
            {rows?.map(({ row, name, outcome: became, reason }) => (
              <tr key={row} className="border-b border-line align-top last:border-0">
                <td className="px-4 py-2.5 text-muted tabular-nums">{row}</td>
                <td className="w-2/5 px-4 py-2.5 max-sm:w-auto">
                  <p className="line-clamp-2 [overflow-wrap:anywhere]" title={name}>
                    {name || <span className="text-muted">No name</span>}
                  </p>
                  {reason && <p className="mt-1 text-muted sm:hidden">{reason}</p>}
                </td>
                <td className="px-4 py-2.5">
                  <span className={`rounded-full px-2 py-0.5 text-xs font-medium ${LOOKS[became][1]}`}>
                    {LOOKS[became][0]}
                  </span>
                </td>
                <td className="hidden px-4 py-2.5 break-words text-muted sm:table-cell">{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {rows?.length === 0 && (
          <p className="px-4 py-10 text-center text-sm text-muted">
            {search ? `No row is called “${search}”.` : 'No rows.'}
          </p>
        )}
        {!rows && !error && <div className="skeleton m-4 h-40" aria-hidden="true" />}
        {error && !rows && (
          <p role="alert" className="px-4 py-10 text-center text-sm text-danger">
            The rows could not be read. Please reload the page.
          </p>
        )}
      </div>
      {(offset > 0 || !isLast) && (
        <div className="flex items-center justify-end gap-2 border-t border-line p-2">
          <Button
            variant="ghost"
            size="sm"
            disabled={offset === 0}
            onClick={() => setOffset(offset - ROWS_ON_PAGE)}
          >
            Previous
          </Button>
          <Button
            variant="ghost"
            size="sm"
            disabled={isLast || rows === undefined}
            onClick={() => setOffset(offset + ROWS_ON_PAGE)}
          >
            Next
          </Button>
        </div>
      )}
    </div>
  )
}
