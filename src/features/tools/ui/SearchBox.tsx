import { useQuery } from '@tanstack/react-query'
import { Clock, CornerDownLeft, Folder, Search, Sparkles, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { apiQuery } from '../../../app/query.ts'
import { SEARCH_MAX } from '../../../shared/limits.ts'
import { useDebounced } from '../../../ui/useDebounced.ts'
import type { Suggestion } from '../tools.contract.ts'
import { SUGGEST_HIDE_MS, SUGGEST_MIN } from '../tools.limits.ts'
import { clearSearchHistory, rememberSearch, useSearchHistory } from './search-history.ts'

interface Props {
  /** What stands in the field. */
  text: string
  onText: (text: string) => void
  /** Enter, or a suggestion was chosen. Never called with an empty term. */
  onSearch: (term: string) => void
  onPickTool?: (slug: string) => void
  placeholder?: string
  large?: boolean
  /** `/` anywhere on the page moves here. */
  shortcut?: boolean
}

const SUGGEST_DEBOUNCE_MS = 120

interface Option {
  text: string
  kind: Suggestion['kind'] | 'recent'
  slug: string | null
}

/** The search field with suggestions while typing and recent searches before it. */
export function SearchBox({ text, onText, onSearch, onPickTool, placeholder, large, shortcut }: Props) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const options = useOptions(text, open)
  useSlash(input, shortcut)

  const submit = (term: string) => {
    const trimmed = term.trim()
    if (!trimmed) return
    rememberSearch(trimmed)
    onText(trimmed)
    setOpen(false)
    onSearch(trimmed)
  }
  const pick = (option: Option) => {
    if (option.kind === 'tool' && option.slug && onPickTool) {
      rememberSearch(option.text)
      setOpen(false)
      onPickTool(option.slug)
    } else submit(option.text)
  }
  const type = (next: string) => {
    onText(next)
    setActive(-1)
    setOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!open) return setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(((active + step + options.length + 1 + 1) % (options.length + 1)) - 1)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const option = open ? options[active] : undefined
      if (option) pick(option)
      else submit(text)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
    }
  }
  const shownList = open && options.length > 0

  return (
    <search className="relative block w-full">
      <form
        action="/tools"
        onSubmit={(event) => {
          event.preventDefault()
          submit(text)
        }}
      >
        <Search
          className={`pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted`}
          aria-hidden="true"
        />
        <input
          ref={input}
          type="search"
          dir="auto"
          name="search"
          role="combobox"
          aria-label="Search tools"
          aria-expanded={shownList}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shownList && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_MAX}
          placeholder={placeholder ?? 'Search tools, tasks or topics'}
          value={text}
          className={`field pr-11 pl-12 [&::-webkit-search-cancel-button]:hidden ${large ? 'min-h-14 rounded-xl text-lg' : ''}`}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setOpen(true)}
          onBlur={() => setTimeout(() => setOpen(false), SUGGEST_HIDE_MS)}
          onKeyDown={onKeyDown}
        />
        {text && (
          <button
            type="button"
            className="absolute top-1/2 right-1 grid size-11 -translate-y-1/2 place-items-center rounded-control text-muted hover:text-text"
            aria-label="Clear search"
            onClick={() => {
              type('')
              input.current?.focus()
            }}
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        )}
        <div
          hidden={!shownList}
          className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-xl border border-line bg-surface py-1.5 text-left shadow-float"
        >
          <div id={listId} role="listbox" aria-label="Suggestions">
            {options.map((option, i) => (
              // biome-ignore lint/a11y/useFocusableInteractive: chosen with the arrows from the field
              // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field chooses it
              <div
                key={`${option.kind}:${option.text}`}
                id={`${listId}-${i}`}
                role="option"
                aria-selected={i === active}
                className={`flex min-h-11 cursor-pointer items-center gap-3 px-4 text-sm ${i === active ? 'bg-raised' : ''}`}
                onPointerMove={() => setActive(i)}
                onClick={() => pick(option)}
              >
                <OptionIcon kind={option.kind} />
                <span className="truncate">{option.text}</span>
                {option.kind === 'category' && <span className="ml-auto text-xs text-muted">Category</span>}
                {option.kind === 'tool' && <span className="ml-auto text-xs text-muted">Tool</span>}
              </div>
            ))}
          </div>
          {options[0]?.kind === 'recent' && (
            <button
              type="button"
              className="min-h-11 w-full px-4 text-left text-xs text-muted hover:text-text"
              onClick={clearSearchHistory}
            >
              Clear recent searches
            </button>
          )}
        </div>
      </form>
    </search>
  )
}

function OptionIcon({ kind }: { kind: Option['kind'] }) {
  const Icon = { recent: Clock, category: Folder, tool: CornerDownLeft, topic: Sparkles }[kind]
  return <Icon className="size-4 shrink-0 text-muted" aria-hidden="true" />
}

/** Recent searches while the field is nearly empty, suggestions of the server after that. */
function useOptions(text: string, open: boolean): Option[] {
  const history = useSearchHistory()
  const term = useDebounced(text.trim(), SUGGEST_DEBOUNCE_MS)
  const long = text.trim().length > SUGGEST_MIN
  const { data } = useQuery({
    ...apiQuery('GET /api/tools/suggest', { query: { q: term } }),
    enabled: open && term.length > SUGGEST_MIN,
    placeholderData: (previous) => previous,
  })
  if (!open) return []
  if (long) return data ?? []
  return history.map((entry) => ({ text: entry, kind: 'recent', slug: null }))
}

function useSlash(input: React.RefObject<HTMLInputElement | null>, enabled: boolean | undefined) {
  useEffect(() => {
    if (!enabled) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey) return
      if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [input, enabled])
}
