import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../../app/query.ts'
import type { CallInput, CallOf } from '../../../shared/contract.ts'

const NAME = 'GET /api/admin/changes'
/** Entries that are read at a time. */
const PAGE = 50

type Query = NonNullable<CallInput<CallOf<typeof NAME>>['query']>

/** Entries of the log, the newest first; `fetchNextPage` reads more of them. */
export function useChanges(asked: Query, options: { staleTime?: number } = {}) {
  const { data, ...rest } = useInfiniteQuery({
    queryKey: [NAME, asked],
    queryFn: ({ pageParam: before, signal }) =>
      api(NAME, { query: { ...asked, limit: String(PAGE), before } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length === PAGE ? String(page.at(-1)!.id) : undefined),
    ...options,
  })
  return { ...rest, entries: data?.pages.flat() }
}
