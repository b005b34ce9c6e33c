import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pageQuery } from '../../app/query.ts'
import { tellRefusal } from '../history/useRecordActions.ts'
import { recheck } from '../screen/admin-session.ts'

type Name = Parameters<typeof pageQuery>[0]

/** One page of a list of the administration area, always as it is stored now. Whoever may not read it is sent away. */
export function useAdminList<N extends Name>(name: N, input: Parameters<typeof pageQuery<N>>[1]) {
  const queryClient = useQueryClient()
  const list = useQuery({
    ...pageQuery(name, input),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  useEffect(() => {
    tellRefusal(list.error, () => void recheck(queryClient).catch(() => {}))
  }, [list.error, queryClient])
  return list
}
