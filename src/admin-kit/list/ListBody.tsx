import type { ReactNode } from 'react'
import type { ListData } from '../../app/query.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'

/** One page of a list as the server answers it. */
export interface ListAnswer<Row> {
  data: ListData<Row> | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

interface Props<Row> {
  list: ListAnswer<Row>
  /** What is said when nothing could be read. */
  failed?: string
  failedDetail?: string
  /** Stands there until the first answer. */
  waiting: ReactNode
  empty: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** What stands where the rows of a list are: the rows, or why there are none. */
export function ListBody<Row>(props: Props<Row>) {
  const { list, failed = 'The list could not be loaded', failedDetail, waiting, empty, children } = props
  if (list.data) return list.data.rows.length > 0 ? children(list.data.rows) : empty
  if (!list.error) return waiting
  return <LoadFailure title={failed} text={failedDetail} onRetry={list.refetch} />
}
