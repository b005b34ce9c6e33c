import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../app/query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DateText } from '../../../../ui/DateText.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { User } from '../../accounts.contract.ts'
import { reloadProfile } from '../session/user.ts'

/** Says when the account will be deleted, and how to keep it. */
export function DeletionNotice({ user }: { user: User }) {
  const queryClient = useQueryClient()
  if (!user.delete_after) return null
  const cancelDeletion = async () => {
    try {
      await api('POST /api/users/me/keep', {})
      await reloadProfile(queryClient)
      void toast({ title: 'Your account stays' })
    } catch {
      void toast({ title: 'That did not work', description: 'Please check your connection and try again.' })
    }
  }
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-card bg-warm-soft px-4 py-3 text-warm">
      <p>
        Your account will be deleted on <DateText value={user.delete_after} className="font-semibold" />.
      </p>
      <Button size="sm" onClick={cancelDeletion}>
        Keep my account
      </Button>
    </div>
  )
}
