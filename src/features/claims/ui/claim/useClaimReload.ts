import { useQueryClient } from '@tanstack/react-query'

/** Reads anew whatever knows of claims: one's own, and what the tool's page shows of them. */
export function useClaimReload(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () =>
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => /\/claims?\b/.test(String(queryKey[0])) })
}
