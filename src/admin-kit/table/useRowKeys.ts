import type { KeyboardEvent } from 'react'

interface Actions {
  open: (id: string) => void
  select: (id: string) => void
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Keys on the rows of a table: arrows move, Home and End jump, Enter opens, `x` selects. */
export function useRowKeys({ open, select }: Actions) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target as HTMLElement
    const id = row.dataset.row
    // Keys of the buttons and boxes inside a row are their own.
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
    const step = STEPS[event.key]
    const to =
      step !== undefined
        ? rows[rows.indexOf(row) + step]
        : event.key === 'Home'
          ? rows[0]
          : event.key === 'End'
            ? rows.at(-1)
            : undefined
    if (to) to.focus()
    else if (event.key === 'Enter') open(id)
    else if (event.key === 'x') select(id)
    else return
    event.preventDefault()
  }
}
