import { useQueryClient } from '@tanstack/react-query'
import { isAdminQuery } from '../../../admin-kit/screen/admin-session.ts'
import { api } from '../../../app/query.ts'
import { sentenceOf } from '../../../ui/form-failure.ts'
import { toast } from '../../../ui/toast.ts'
import type { RegisteredUser } from '../people.contract.ts'

/** Activates or deactivates somebody, or changes their role. Answers them as they are now; null when it failed. */
export function useChangePerson() {
  const queryClient = useQueryClient()
  return async (
    { id, name, email }: RegisteredUser,
    body: { is_active?: boolean; user_role?: RegisteredUser['user_role'] },
  ): Promise<RegisteredUser | null> => {
    try {
      const person = await api('PUT /api/admin/registered-users/{id}', { params: { id }, body })
      await queryClient.invalidateQueries({ predicate: isAdminQuery })
      return person
    } catch (error) {
      const description = sentenceOf(error, 'Please check your connection.')
      void toast({ title: `${name || email} could not be changed`, description })
      return null
    }
  }
}
