import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { apiQuery } from '../../../app/query.ts'
import { SEARCH_DEBOUNCE_MS } from '../../../shared/limits.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useDebounced } from '../../../ui/useDebounced.ts'

export interface PickedTool {
  id: number
  name: string
  slug: string
}

/** Looks a tool of the catalogue up by name, and picks it. */
export function ToolPicker({
  onPick,
  without = [],
}: {
  onPick: (tool: PickedTool) => void
  /** Ids that are not offered. */
  without?: number[]
}) {
  const [text, setText] = useState('')
  const search = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS)
  const list = useId()
  const { data = [], isFetching } = useQuery({
    ...apiQuery('GET /api/tools', { query: { search, limit: '8' } }),
    enabled: search !== '',
  })
  const offered = data.filter((tool) => !without.includes(tool.id))
  return (
    <div>
      <SearchField label="Search tools" value={text} onChange={setText} placeholder="Name of a tool" />
      <p className="sr-only" role="status">
        {search && !isFetching ? `${offered.length} tools` : ''}
      </p>
      {search && (
        <ul id={list} className="mt-2 max-h-72 overflow-y-auto">
          {offered.map(({ id, name, slug, short_description }) => (
            <li key={id}>
              <button
                type="button"
                className="w-full rounded-control px-3 py-2 text-left hover:bg-raised"
                onClick={() => {
                  setText('')
                  onPick({ id, name, slug })
                }}
              >
                <span className="block text-sm font-medium">{name}</span>
                <span className="line-clamp-1 text-sm text-muted">{short_description}</span>
              </button>
            </li>
          ))}
          {offered.length === 0 && !isFetching && (
            <li className="px-3 py-2 text-sm text-muted">No tools found</li>
          )}
        </ul>
      )}
    </div>
  )
}
