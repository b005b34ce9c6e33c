import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../../app/query.ts'
import { DELETE_GRACE_DAYS } from '../../../shared/limits.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { sentenceOf } from '../../../ui/form-failure.ts'
import { toast } from '../../../ui/toast.ts'
import type { User } from '../accounts.contract.ts'
import { reloadProfile } from './user.ts'

/** Taking one's data along, and having the account deleted. Both are confirmed. */
export function YourData({ user }: { user: User }) {
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState<'export' | 'delete' | null>(null)
  const close = () => setAsking(null)
  const download = async (body: Confirmed) => {
    const data = await api('POST /api/users/export', { body })
    saveFile('kitly-data.json', JSON.stringify(data, null, 2))
    void toast({ title: 'Your data is downloaded' })
  }
  const remove = async (body: Confirmed) => {
    await api('POST /api/users/me/delete', { body })
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
        <button type="button" className={buttonClass('secondary')} onClick={() => setAsking('export')}>
          Download my data
        </button>
      </div>
      {!user.delete_after && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">Deletes the account after {DELETE_GRACE_DAYS} days.</p>
          <button
            type="button"
            className={`${buttonClass('secondary')} text-danger!`}
            onClick={() => setAsking('delete')}
          >
            Delete my account
          </button>
        </div>
      )}
      {asking === 'export' && (
        <Confirm
          user={user}
          title="Download your data"
          text="Please confirm that it is you."
          label="Download"
          onConfirm={download}
          onClose={close}
        />
      )}
      {asking === 'delete' && (
        <Confirm
          user={user}
          title="Delete your account?"
          text={`In ${DELETE_GRACE_DAYS} days your account, your saved tools, notes and kits are deleted for good. Your reviews stay, without your name. Until then you can change your mind.`}
          label="Delete my account"
          onConfirm={remove}
          onClose={close}
        />
      )}
    </div>
  )
}

interface Confirmed {
  password?: string
  email?: string
}

interface ConfirmProps {
  user: User
  title: string
  text: string
  label: string
  onConfirm: (given: Confirmed) => Promise<void>
  onClose: () => void
}

/** Asks for the password, or where there is none for the address. */
function Confirm({ user, title, text, label, onConfirm, onClose }: ConfirmProps) {
  const [value, setValue] = useState('')
  const [failure, setFailure] = useState<string | undefined>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await onConfirm(user.has_password ? { password: value } : { email: value })
      onClose()
    } catch (error) {
      setFailure(sentenceOf(error))
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      <form noValidate className="grid gap-4" onSubmit={submit} aria-label={title}>
        <p className="text-muted">{text}</p>
        <Field
          label={user.has_password ? 'Password' : `Your email address (${user.email})`}
          required
          error={failure}
        >
          {(field) => (
            <input
              {...field}
              type={user.has_password ? 'password' : 'email'}
              className="field"
              autoComplete={user.has_password ? 'current-password' : 'off'}
              value={value}
              onChange={(event) => {
                setValue(event.target.value)
                setFailure(undefined)
              }}
            />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <button type="button" className={buttonClass('ghost')} onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className={buttonClass('primary')} disabled={busy}>
            {label}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
