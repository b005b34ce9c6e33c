import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { apiQuery } from '../../../app/query.ts'
import { later } from '../../../ui/later.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useCombobox } from '../../../ui/useCombobox.ts'
import { useDebounced } from '../../../ui/useDebounced.ts'
import { whenUsed } from '../../../ui/when-used.ts'
import type { Suggestion } from '../tools.contract.ts'
import { SUGGEST_HIDE_MS, SUGGEST_MAX, SUGGEST_MIN } from '../tools.limits.ts'
import { rememberSearch, useSearchHistory } from './search-history.ts'

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

/** Their code comes when the page is used. */
const Suggestions = later(() => import('./Suggestions.tsx'), 'Suggestions')

const SUGGEST_DEBOUNCE_MS = 120

export interface Option extends Omit<Suggestion, 'kind'> {
  kind: Suggestion['kind'] | 'recent' | 'suggest'
}

/** The search field with suggestions while typing and recent searches before it. */
export function SearchBox(props: Props) {
  const { text, onText, onSearch, onPickTool, onSuggest, placeholder, large, shortcut } = props
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const options = useOptions(text, isOpen)
  useSlash(input, shortcut)
  useEffect(() => whenUsed(Suggestions.load), [])
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
        {options.length > 0 && (
          <Suspense>
            <Suggestions options={options} box={box} onPick={pick} />
          </Suspense>
        )}
      </form>
    </search>
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
