import { type Query, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { send } from '../../../../app/send.ts'
import { dropHint, readHint, useSignedInHint } from '../../../../app/signed-in-hint.ts'
import { errorFromBody } from '../../../../shared/errors.ts'
import { toast } from '../../../../ui/toast.ts'
import type { User } from '../../accounts.contract.ts'
import { noteSignedIn, noteSignedOut } from './session-end.ts'
import { tellOtherTabs } from './tab-channel.ts'

/** Asks who is signed in. Whoever asks at the same time shares the request. */
async function fetchUser(): Promise<User | null> {
  const response = await send('/api/users/me')
  if (!response.ok) {
    const error = errorFromBody(response.status, await response.json().catch(() => null))
    // Said to the person, where they have closed the dialog that asks for the code.
    if (error.code === 'code_required') throw error
    const { code, fields } = error
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
    /** Whose session has ended here; null for whoever has signed out. */
    former: hint ? null : (data ?? null),
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

/**
 * After signing in: reads anew who it is. What was read for the same person stays in sight until it has been read
 * again, so that no form loses what was typed into it; of another person nothing stays.
 */
export async function refreshUser(queryClient: QueryClient): Promise<{ isOther: boolean }> {
  const before = queryClient.getQueryData(userQuery.queryKey)
  noteSignedIn()
  try {
    // What was asked before is about who was here before.
    await queryClient.cancelQueries(userQuery)
    const user = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 })
    const others = {
      predicate: (query: Query) => isPersonal(query) && query.queryKey[0] !== userQuery.queryKey[0],
    }
    if (before && before.id === user?.id) void queryClient.invalidateQueries(others)
    else void queryClient.resetQueries(others)
    return { isOther: Boolean(before) && before?.id !== user?.id }
  } finally {
    readHint()
  }
}

/** A changed profile shows everywhere at once: in the header, and on its page. */
export const reloadProfile = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ predicate: isPersonal })

/** Forgets in this tab whoever has signed out. */
export function endSessionHere(queryClient: QueryClient): void {
  noteSignedOut()
  dropHint(true)
  forgetPerson(queryClient)
}

/** Signs out: here at once, then at the server, and then in the other tabs. */
export async function signOut(queryClient: QueryClient): Promise<void> {
  endSessionHere(queryClient)
  try {
    const response = await send('/api/logout')
    if (!response.ok) throw new Error(`API responded with HTTP status ${response.status}`)
    tellOtherTabs('signed-out')
    // Where that took long, the page only now comes to notice it.
    noteSignedOut()
  } catch (error) {
    console.error('Failed to logout:', error)
    void toast({
      title: 'The server could not be told',
      description: 'You are signed out on this page only.',
      action: { label: 'Try again', onClick: () => void signOut(queryClient) },
    })
  }
}
