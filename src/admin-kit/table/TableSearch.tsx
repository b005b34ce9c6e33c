import { useEffect, useRef } from 'react'
import { SEARCH_DEBOUNCE_MS } from '../../shared/limits.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { useAddressText } from '../../ui/useAddressText.ts'
import type { ListState } from './useListState.ts'

interface Props {
  state: ListState
  label: string
  placeholder?: string
  className?: string
}

/** The search of a list; `/` leads to it from anywhere on the screen. */
export function TableSearch({ state, label, placeholder = label, className = 'w-full sm:w-72' }: Props) {
  const [text, setText] = useAddressText(
    state.search,
    (search) => state.change({ search }),
    SEARCH_DEBOUNCE_MS,
  )
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.key !== '/' || target.closest('input, textarea, select, [contenteditable], [role=dialog]'))
        return
      event.preventDefault()
      place.current?.querySelector('input')?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <div ref={place} className={className}>
      <SearchField label={label} placeholder={placeholder} value={text} onChange={setText} />
    </div>
  )
}
