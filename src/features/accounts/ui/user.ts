import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { dropHint, readHint, useSignedInHint } from '../../../app/signed-in-hint.ts'
import { errorFromBody } from '../../../shared/errors.ts'
import { toast } from '../../../ui/toast.ts'
import type { User } from '../accounts.contract.ts'
import { noteSignedOut } from './signed-out.ts'

/** Asks who is signed in. Whoever asks at the same time shares the request. */
async function fetchUser(): Promise<User | null> {
  const response = await fetch('/api/users/me')
  if (response.status === 401) dropHint()
  if (!response.ok) {
    const { code, fields } = errorFromBody(response.status, await response.json().catch(() => null))
    throw Object.assign(
      new Error(`Failed to fetch user: API responded with HTTP status ${response.status}`),
      { code, fields },
    )
  }
  return (await response.json()) as User
}

const userQuery = queryOptions<User | null>({
  queryKey: ['GET /api/users/me', {}],
  queryFn: fetchUser,
  staleTime: 60_000,
  // An answer is an answer; only a lost connection is tried again.
  retry: (failures, error) => failures < 2 && !('code' in error),
})

/**
 * Who is signed in. `isPending` until that is known for the first time, in whatever way; a visitor is known
 * without asking.
 */
export function useUser() {
  const hint = useSignedInHint()
  const { data, isPending, isFetching, error, refetch } = useQuery({ ...userQuery, enabled: hint === true })
  return {
    user: hint ? (data ?? null) : null,
    isPending: hint === null || (hint && isPending),
    isFetching,
    error: hint ? error : null,
    refetch,
  }
}

/** Everything that was read for the person who is signed in. */
const isPersonal = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  String(queryKey[0]).includes('/api/users')

/** Forgets it, without asking again: what shows it may still be there. */
function forgetPerson(queryClient: QueryClient): void {
  for (const query of queryClient.getQueryCache().findAll({ predicate: isPersonal })) query.reset()
}

/** After signing in: reads anew who it is. */
export async function refreshUser(queryClient: QueryClient): Promise<User | null> {
  forgetPerson(queryClient)
  readHint()
  return await queryClient.fetchQuery(userQuery)
}

/** A changed profile shows everywhere at once: in the header, and on its page. */
export const reloadProfile = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ predicate: isPersonal })

/** Signs out: here at once, and then at the server. */
export async function signOut(queryClient: QueryClient): Promise<void> {
  noteSignedOut()
  dropHint()
  forgetPerson(queryClient)
  try {
    const response = await fetch('/api/logout')
    if (!response.ok) throw new Error(`API responded with HTTP status ${response.status}`)
  } catch (error) {
    console.error('Failed to logout:', error)
    void toast({
      title: 'The server could not be told',
      description: 'You are signed out on this page only.',
      action: { label: 'Try again', onClick: () => void signOut(queryClient) },
    })
  }
}
