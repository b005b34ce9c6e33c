import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../app/query.ts'
import { DAY_SECONDS } from '../../../../shared/limits.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { sentenceOf } from '../../../../ui/form-failure.ts'
import { toast } from '../../../../ui/toast.ts'
import { useAction } from '../../../../ui/useAction.ts'
import type { User } from '../../accounts.contract.ts'
import { DELETE_GRACE_DAYS } from '../../accounts.limits.ts'
import { reloadProfile } from '../session/user.ts'

/** Taking one's data along, and having the account deleted. */
export function YourData({ user }: { user: User }) {
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { busy, run } = useAction()
  const runOrSay = (action: () => Promise<unknown>, failed: string) =>
    run(() => action().catch((error) => toast({ title: failed, description: sentenceOf(error) })))
  const download = async () => {
    const data = await api('POST /api/users/export', {})
    saveFile('kitly-data.json', JSON.stringify(data, null, 2))
    void toast({ title: 'Your data is downloaded' })
  }
  const remove = async () => {
    await api('POST /api/users/me/delete', {})
    await reloadProfile(queryClient)
    void toast({
      title: 'Your account will be deleted',
      description: 'Until then you can keep it after all.',
    })
  }
  return (
    <div className="mt-4 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">Everything that Kitly keeps about you, as a JSON file.</p>
        <Button disabled={busy} onClick={() => void runOrSay(download, 'Your data could not be downloaded')}>
          Download my data
        </Button>
      </div>
      {!user.delete_after && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">Deletes the account after {DELETE_GRACE_DAYS} days.</p>
          <Button className="text-danger!" disabled={busy} onClick={() => setAsking(true)}>
            Delete my account
          </Button>
        </div>
      )}
      <ConfirmDialog
        question={asking ? 'Delete your account?' : null}
        detail={`On ${dayIn(DELETE_GRACE_DAYS)} your account, your saved tools, notes and kits are deleted for good. Your reviews stay, without your name. Until then you can change your mind.`}
        action="Delete my account"
        onConfirm={() => void runOrSay(remove, 'Your account stays as it is')}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}

/** The day in so many days, in the reader's own words. */
const dayIn = (days: number) =>
  new Date(Date.now() + days * DAY_SECONDS * 1000).toLocaleDateString(undefined, { dateStyle: 'long' })

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
