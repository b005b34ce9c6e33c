import { useNavigate, useSearch } from '@tanstack/react-router'
import type { AdminSearch } from '../screen/admin-route.ts'

/** Whether the form of a new record is open. In the address, so that other screens can lead to it. */
export function useAdding(): [boolean, (open: boolean) => void] {
  const { add }: AdminSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const setAdding = (open: boolean) =>
    void navigate({
      to: '.',
      search: (before: AdminSearch) => ({ ...before, add: open ? '1' : undefined }),
      resetScroll: false,
    })
  return [add === '1', setAdding]
}
