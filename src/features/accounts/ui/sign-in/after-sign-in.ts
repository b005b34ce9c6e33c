import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { beginSession } from '../session/session-sync.ts'
import { fulfil, takePending } from './pending-intent.ts'
import { isSignInAwaited } from './sign-in-dialog.ts'

/**
 * What happens once somebody is signed in: it is read who, what they had wanted is done, and they go back to where
 * they came from, or to `otherwise`.
 */
export function useAfterSignIn() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const router = useRouter()
  return useCallback(
    async (otherwise?: string) => {
      const { intent, returnTo } = takePending()
      const goesOn = isSignInAwaited()
      await beginSession(queryClient)
      const href = returnTo ?? otherwise
      if (href && href !== router.latestLocation.href) await navigate({ href, replace: true })
      if (intent && !goesOn) await fulfil(queryClient, intent)
    },
    [queryClient, navigate, router],
  )
}
