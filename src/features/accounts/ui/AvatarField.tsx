import { useQueryClient } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../app/query.ts'
import { AppError } from '../../../shared/errors.ts'
import { buttonClass } from '../../../ui/button.ts'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { toast } from '../../../ui/toast.ts'
import { UploadButton } from '../../../ui/UploadButton.tsx'
import { AVATAR_MAX_BYTES } from '../accounts.limits.ts'
import { Avatar } from './Avatar.tsx'
import { reloadProfile } from './user.ts'

/** The picture of a profile, and how to change it. */
export function AvatarField({ name, address }: { name: string; address: string | null }) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isOwn = address?.startsWith('/uploads/') ?? false

  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true)
    setFailure(null)
    try {
      await work()
      await reloadProfile(queryClient)
      void toast({ title: done })
    } catch (error) {
      const isKnown = error instanceof AppError && error.code !== 'internal'
      setFailure(
        isKnown
          ? error.message
          : error instanceof AppError
            ? 'Failed to upload photo'
            : 'Error uploading photo',
      )
    } finally {
      setBusy(false)
    }
  }
  const choose = async ([file]: File[]) => {
    if (!file) return
    if (!file.type.startsWith('image/')) return setFailure('Please select an image file')
    if (file.size > AVATAR_MAX_BYTES) return setFailure('File size must be less than 5MB')
    const form = new FormData()
    form.set('avatar', file)
    await run(() => api('POST /api/users/upload-avatar', { form }), 'Profile photo updated successfully!')
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="relative">
        <Avatar name={name} src={address} size={96} />
        {busy && (
          <span
            className="absolute inset-0 grid place-items-center rounded-full bg-black/45"
            aria-hidden="true"
          >
            <span className="size-7 animate-spin rounded-full border-2 border-white/40 border-t-white" />
          </span>
        )}
      </div>
      <div className="grid gap-2">
        <UploadButton
          label="Change photo"
          fieldLabel="Profile photo"
          icon={<Camera className="size-4" aria-hidden="true" />}
          busy={busy}
          onFiles={choose}
        />
        {isOwn && (
          <button
            type="button"
            className={buttonClass('ghost', 'sm')}
            disabled={busy}
            onClick={() => void run(() => api('DELETE /api/users/avatar', {}), 'Profile photo removed')}
          >
            Remove photo
          </button>
        )}
      </div>
      <FormFailure message={failure} />
    </div>
  )
}
