import { useQuery } from '@tanstack/react-query'
import { Clock, Folder, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { apiQuery } from '../../../app/query.ts'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { plural } from '../../../ui/text.ts'
import { useCombobox } from '../../../ui/useCombobox.ts'
import { useDebounced } from '../../../ui/useDebounced.ts'
import type { Suggestion } from '../tools.contract.ts'
import { SUGGEST_HIDE_MS, SUGGEST_MIN } from '../tools.limits.ts'
import { clearSearchHistory, rememberSearch, useSearchHistory } from './search-history.ts'
import { ToolHints } from './ToolHints.tsx'

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

interface Option extends Omit<Suggestion, 'kind'> {
  kind: Suggestion['kind'] | 'recent'
}

/** The search field with suggestions while typing and recent searches before it. */
export function SearchBox({ text, onText, onSearch, onPickTool, placeholder, large, shortcut }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const options = useOptions(text, isOpen)
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
    if (option.kind !== 'tool' || !option.slug || !onPickTool) return submit(option.text)
    rememberSearch(option.text)
    setOpen(false)
    onPickTool(option.slug)
  }
  const box = useCombobox({
    count: options.length,
    first: -1,
    open: [isOpen, setOpen],
    onPick: (index) => pick(options[index]!),
    onEnter: () => submit(text),
    hideAfter: SUGGEST_HIDE_MS,
  })
  return (
    <search className="relative block w-full">
      <form
        action="/tools"
        onSubmit={(event) => {
          event.preventDefault()
          submit(text)
        }}
      >
        <SearchField
          {...box.input}
          inputRef={input}
          label="Search tools"
          placeholder={placeholder ?? 'Search tools, tasks or topics'}
          value={text}
          large={large}
          onChange={(next) => {
            onText(next)
            box.typed()
          }}
        />
        <Suggestions options={options} box={box} onPick={pick} />
      </form>
    </search>
  )
}

interface SuggestionsProps {
  options: Option[]
  box: ReturnType<typeof useCombobox>
  onPick: (option: Option) => void
}

function Suggestions({ options, box, onPick }: SuggestionsProps) {
  return (
    <div
      hidden={!box.isShown}
      className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-xl border border-line bg-surface py-1.5 text-left shadow-float"
    >
      <div {...box.list} role="listbox" aria-label="Suggestions">
        {options.map((option, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field chooses it
          <div
            {...box.option(i)}
            role="option"
            tabIndex={-1}
            key={`${option.kind}:${option.text}`}
            className="flex min-h-11 cursor-pointer items-center gap-3 px-4 text-sm aria-selected:bg-raised"
            onPointerMove={() => box.mark(i)}
            onClick={() => onPick(option)}
          >
            <OptionMark option={option} />
            <span className="truncate">{option.text}</span>
            <OptionHint option={option} />
            {option.tool && <ToolHints {...option.tool} />}
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
  )
}

/** What a suggestion is, where its name does not say it. */
function OptionHint({ option: { kind, count } }: { option: Option }) {
  const hint =
    kind === 'category'
      ? 'Category'
      : kind === 'product'
        ? 'Not listed: see similar'
        : count !== null && plural(count, 'tool')
  return hint && <span className="ml-auto shrink-0 text-xs text-muted tabular-nums">{hint}</span>
}

const ICONS = { recent: Clock, category: Folder, topic: Search, product: Search } as const

function OptionMark({ option: { kind, text, slug, tool } }: { option: Option }) {
  if (tool && slug) {
    return <LogoTile name={text} slug={slug} src={tool.logo_url} color={tool.theme_color} size={28} />
  }
  const Icon = kind === 'tool' ? Search : ICONS[kind]
  return (
    <span className="grid w-7 shrink-0 place-items-center text-muted">
      <Icon className="size-4" aria-hidden="true" />
    </span>
  )
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
  return history.map((entry) => ({ text: entry, kind: 'recent', slug: null, tool: null, count: null }))
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
