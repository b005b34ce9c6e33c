import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { apiQuery } from '../../../../app/query.ts'
import { SEARCH_DEBOUNCE_MS } from '../../../../shared/limits.ts'
import { LogoTile } from '../../../../ui/LogoTile.tsx'
import { useCombobox } from '../../../../ui/useCombobox.ts'
import { useDebounced } from '../../../../ui/useDebounced.ts'

export interface PickedTool {
  id: number
  slug: string
  name: string
  logo_url: string | null
  theme_color: string | null
}

interface Props {
  label: string
  error?: string | undefined
  /** Those that cannot be picked again. */
  without?: readonly number[]
  onPick: (tool: PickedTool) => void
}

const SHOWN = '8'

/** Finds a published tool by its name: typing narrows down, arrow keys choose, Enter picks. */
export function ToolPicker({ label, error, without = [], onPick }: Props) {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [picksNext, setPicksNext] = useState(false)
  const id = useId()
  const search = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS)
  const { data, isPlaceholderData } = useQuery({
    ...apiQuery('GET /api/tools', { query: { search, limit: SHOWN } }),
    placeholderData: keepPreviousData,
    // Enter holds also after the field was left.
    enabled: open || picksNext,
  })
  const tools = (data ?? []).filter((tool) => !without.includes(tool.id))
  const pick = (tool: PickedTool) => {
    onPick(tool)
    setText('')
    box.mark(0)
    setOpen(false)
  }
  /** Whether the list still shows what was found for other words. */
  const isBehind = text.trim() !== search || data === undefined || isPlaceholderData
  useEffect(() => {
    if (!picksNext || isBehind) return
    setPicksNext(false)
    if (tools[0]) pick(tools[0])
  })
  // Whoever types quickly means what will be found, and not what stands there.
  const box = useCombobox({
    count: tools.length,
    first: 0,
    open: [open, setOpen],
    onPick: (index) => (isBehind ? setPicksNext(true) : pick(tools[index]!)),
    onEnter: () => open && isBehind && setPicksNext(true),
  })
  return (
    <div className="relative">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <input
        {...box.input}
        id={id}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
        className="field"
        placeholder="Search tools by name"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setPicksNext(false)
          box.typed()
        }}
      />
      {open && (
        <div
          {...box.list}
          role="listbox"
          aria-label={label}
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-72 overflow-y-auto rounded-xl border border-line bg-surface p-1.5 shadow-float"
        >
          {tools.map((tool, i) => (
            <div
              {...box.option(i)}
              role="option"
              tabIndex={-1}
              key={tool.id}
              // Before the field loses the focus, which closes the list.
              onPointerDown={(event) => {
                event.preventDefault()
                pick(tool)
              }}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 text-sm hover:bg-raised aria-selected:bg-raised"
            >
              <LogoTile
                name={tool.name}
                slug={tool.slug}
                src={tool.logo_url}
                color={tool.theme_color}
                size={28}
              />
              {tool.name}
            </div>
          ))}
          {tools.length === 0 && !isBehind && (
            <p className="px-3 py-2 text-sm text-muted">No tool of this name</p>
          )}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
