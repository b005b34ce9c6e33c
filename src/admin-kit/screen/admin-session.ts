import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { apiQuery } from '../../app/query.ts'
import type { Admin } from './admin.contract.ts'

/** Under which the administrator is kept while the tab is open. It decides nothing: the server does. */
const KEY = 'kitly.admin'

export function storeAdmin(admin: Admin): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(admin))
  } catch {
    // Without storage the name is not shown before the server has answered.
  }
}

export function clearAdmin(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing is stored then.
  }
}

export const checkQuery = {
  ...apiQuery('GET /api/admin/check', {}),
  staleTime: 30_000,
}

/**
 * Who may administer, as the server says. Screens come late, when the bar above them may have the answer already: until
 * React has taken over what the server has rendered, they are drawn without it, as they were there.
 */
export function useAdminCheck() {
  const isHydrated = useHydrated()
  const { data, error, isPending, refetch } = useQuery(checkQuery)
  return isHydrated
    ? { data, error, isPending, refetch }
    : { data: undefined, error: null, isPending: true, refetch }
}

/** Asks anew: after signing in or out, and whenever a call was refused. */
export const recheck = (queryClient: QueryClient) => queryClient.fetchQuery({ ...checkQuery, staleTime: 0 })

/** Everything that was read for an administrator. */
export const isAdminQuery = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  String(queryKey[0]).includes('/api/admin')
