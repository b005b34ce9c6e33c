import { type KeyboardEvent, useId, useState } from 'react'

interface Props {
  /** How many choices there are. */
  count: number
  /** The choice that is marked before the arrows are used; -1 for none, which the arrows then pass as well. */
  first: 0 | -1
  /** Whether the list is open, which the caller keeps: what is in it may depend on that. */
  open: [boolean, (open: boolean) => void]
  onPick: (index: number) => void
  /** Enter, where no choice is marked. */
  onEnter?: () => void
  /** How long the list stays when the field is left, in milliseconds. */
  hideAfter?: number
}

/**
 * What a field with a list of choices below it does with keys and says to screen readers: the arrows mark a choice,
 * Enter picks it, Escape closes the list and nothing around it. The library's own would be a fifth of what a first
 * visit loads (decision 005).
 */
export function useCombobox({ count, first, open: [open, setOpen], onPick, onEnter, hideAfter = 0 }: Props) {
  const [active, setActive] = useState<number>(first)
  const id = useId()
  const optionId = (index: number) => `${id}-${index}`
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!open) return setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      const places = count - first
      if (places > 0) setActive(((active - first + step + places) % places) + first)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (open && active >= 0 && active < count) onPick(active)
      else onEnter?.()
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  }
  const isShown = open && count > 0
  return {
    isShown,
    mark: setActive,
    /** Other choices belong to what is typed now. */
    typed: () => {
      setActive(first)
      setOpen(true)
    },
    input: {
      role: 'combobox',
      'aria-expanded': isShown,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isShown && active >= 0 ? optionId(active) : undefined,
      autoComplete: 'off',
      onFocus: () => setOpen(true),
      onBlur: () => setTimeout(() => setOpen(false), hideAfter),
      onKeyDown,
    } as const,
    list: { id },
    option: (index: number) => ({ id: optionId(index), 'aria-selected': index === active }),
  }
}
