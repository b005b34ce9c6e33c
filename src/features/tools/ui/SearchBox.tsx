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
import { SUGGEST_HIDE_MS, SUGGEST_MAX, SUGGEST_MIN } from '../tools.limits.ts'
import { NotListed, suggestLabel } from './NotListed.tsx'
import { clearSearchHistory, rememberSearch, useSearchHistory } from './search-history.ts'
import { ToolHints } from './ToolHints.tsx'

interface Props {
  /** What stands in the field. */
  text: string
  onText: (text: string) => void
  /** Enter, or a suggestion was chosen. Never called with an empty term. */
  onSearch: (term: string) => void
  onPickTool?: (slug: string) => void
  /** A product that is not listed is to be suggested: a search that nobody else counts. */
  onSuggest: (name: string) => void
  placeholder?: string
  large?: boolean
  /** `/` anywhere on the page moves here. */
  shortcut?: boolean
}

const SUGGEST_DEBOUNCE_MS = 120

interface Option extends Omit<Suggestion, 'kind'> {
  kind: Suggestion['kind'] | 'recent' | 'suggest'
}

/** The search field with suggestions while typing and recent searches before it. */
export function SearchBox(props: Props) {
  const { text, onText, onSearch, onPickTool, onSuggest, placeholder, large, shortcut } = props
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
    if (option.kind === 'suggest') {
      setOpen(false)
      return onSuggest(option.text)
    }
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
            <OptionText option={option} />
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

function OptionText({ option: { kind, text, what } }: { option: Option }) {
  if (kind === 'product' && what !== null) {
    return (
      <span className="py-2">
        <NotListed product={{ name: text, what }} />
      </span>
    )
  }
  return <span className="truncate">{kind === 'suggest' ? suggestLabel(text) : text}</span>
}

/** What a suggestion is, where its name does not say it. */
function OptionHint({ option: { kind, count } }: { option: Option }) {
  const hint =
    kind === 'category'
      ? 'Category'
      : kind === 'product'
        ? 'See similar'
        : count !== null && plural(count, 'tool')
  return hint && <span className="ml-auto shrink-0 text-xs text-muted tabular-nums">{hint}</span>
}

const ICONS = { recent: Clock, category: Folder, topic: Search, product: Search } as const

function OptionMark({ option: { kind, text, slug, tool } }: { option: Option }) {
  if (tool && slug) {
    return <LogoTile name={text} slug={slug} src={tool.logo_url} color={tool.theme_color} size={28} />
  }
  const Icon = kind === 'tool' || kind === 'suggest' ? Search : ICONS[kind]
  return (
    <span className="grid w-7 shrink-0 place-items-center text-muted" aria-hidden="true">
      {kind === 'suggest' ? '+' : <Icon className="size-4" />}
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
  if (long) return (data ?? []).flatMap(withSuggesting).slice(0, SUGGEST_MAX)
  return history.map((text) => ({ text, kind: 'recent', slug: null, tool: null, what: null, count: null }))
}

/** A product that is not listed, and the way to suggest it. */
const withSuggesting = (suggestion: Suggestion): Option[] =>
  suggestion.kind === 'product' ? [suggestion, { ...suggestion, kind: 'suggest' }] : [suggestion]

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
