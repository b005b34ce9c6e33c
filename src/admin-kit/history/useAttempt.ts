import { useQueryClient } from '@tanstack/react-query'
import { AppError } from '../../shared/errors.ts'
import { toast } from '../../ui/toast.ts'
import { isAdminQuery, recheck } from '../screen/admin-session.ts'
import { tellRefusal } from './useRecordActions.ts'

/** Does something and says so where it fails; lists are read again by themselves. Answers whether it went. */
export function useAttempt() {
  const queryClient = useQueryClient()
  return async (failed: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      tellRefusal(error, () => void recheck(queryClient).catch(() => {}))
      const description = error instanceof AppError ? error.message : 'The server did not answer.'
      void toast({ title: failed, description })
      return false
    } finally {
      await queryClient.invalidateQueries({ predicate: isAdminQuery })
    }
  }
}
