import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatTotal } from '../../ui/text.ts'
import { Pager } from '../table/Pager.tsx'
import type { ListState } from '../table/useListState.ts'
import { type ListAnswer, ListBody } from './ListBody.tsx'

interface Props<Row> {
  label: string
  list: ListAnswer<Row>
  state: ListState
  filters: ReactNode
  card: (row: Row) => ReactNode
  empty: ReactNode
  emptyFiltered: string
  /** How many stand beside each other, and how much room is inside one. */
  layout?: keyof typeof LAYOUTS
}

const LAYOUTS = {
  cards: { list: 'gap-4 sm:grid-cols-2 xl:grid-cols-3', card: 'p-5' },
  pictures: {
    list: 'grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5',
    card: 'overflow-hidden',
  },
  wide: { list: 'gap-4', card: 'p-5' },
} as const

/** Records as cards, whose search and pages are the server's. */
export function CardList<Row extends { id: number }>(props: Props<Row>) {
  const { label, list, state, filters, card, empty, emptyFiltered, layout = 'cards' } = props
  const looks = LAYOUTS[layout]
  const { data } = list
  const nothingFound = (
    <EmptyState title={emptyFiltered}>
      <p className="text-muted">Try another word.</p>
    </EmptyState>
  )
  return (
    <section aria-label={label}>
      <div className="flex flex-wrap items-end gap-2">{filters}</div>
      <p className="mt-4 flex min-h-9 items-center text-sm text-muted" aria-live="polite">
        {data && `${formatTotal(data)} ${state.isNarrowed ? 'found' : 'in all'}`}
      </p>
      <div className="relative">
        {list.isFetching && <div className="progress" />}
        <ListBody
          list={list}
          waiting={<div className="skeleton h-96" aria-busy="true" />}
          empty={state.isNarrowed ? nothingFound : empty}
        >
          {(rows) => (
            <ul className={`grid ${looks.list}`}>
              {rows.map((row) => (
                <li key={row.id} className={`card flex min-w-0 flex-col ${looks.card}`}>
                  {card(row)}
                </li>
              ))}
            </ul>
          )}
        </ListBody>
      </div>
      {data && data.total > 0 && <Pager state={state} list={data} />}
    </section>
  )
}
