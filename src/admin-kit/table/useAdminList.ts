import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pageQuery } from '../../app/query.ts'
import { tellRefusal } from '../history/useRecordActions.ts'
import { recheck } from '../screen/admin-session.ts'

export type ListName = Parameters<typeof pageQuery>[0]

/**
 * One page of a list of the administration area, always as it is stored now. Whoever may not read it is sent away. What
 * is asked stands in an address, so it is text of any kind: the server checks it.
 */
export function useAdminList<N extends ListName>(
  name: N,
  query: Partial<Record<string, string | undefined>>,
) {
  const queryClient = useQueryClient()
  const list = useQuery({
    ...pageQuery(name, { query } as Parameters<typeof pageQuery<N>>[1]),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  useEffect(() => {
    tellRefusal(list.error, () => void recheck(queryClient).catch(() => {}))
  }, [list.error, queryClient])
  return list
}
