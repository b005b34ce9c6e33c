/**
 * On a phone each row is its label over a strip of cells that is swiped. Rows that are laid out as a grid are no
 * rows any more to some screen readers, unless they are told.
 */
export const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  label: { role: 'rowheader' },
  cell: { role: 'cell' },
}
export const ROW =
  'max-lg:not-print:grid max-lg:not-print:grid-cols-[repeat(var(--tools),minmax(0,1fr))] print:break-inside-avoid'

/** How wide all columns of a phone are: of three or more the third looks in, and says that there is more. */
export const COLUMNS = 'max-lg:not-print:w-[max(100%,calc(var(--tools)*10rem))]'
