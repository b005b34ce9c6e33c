import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { save } from '../../saved/ui/saved.ts'
import { finishSignIn, takePending } from './sign-in.ts'
import { refreshUser } from './user.ts'

/**
 * What happens once somebody is signed in: it is read who, what they had wanted is done, and they go back to where
 * they came from, or to `otherwise`.
 */
export function useAfterSignIn() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async (otherwise?: string) => {
    const { intent, returnTo } = takePending()
    await refreshUser(queryClient)
    finishSignIn()
    const href = returnTo ?? otherwise
    if (href) await navigate({ href, replace: true })
    if (intent) await save(queryClient, intent)
  }
}
