import { useQueryClient } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
import { api } from '../../../../app/query.ts'
import { AppError } from '../../../../shared/errors.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FormFailure } from '../../../../ui/FormFailure.tsx'
import { toast } from '../../../../ui/toast.ts'
import { UploadButton } from '../../../../ui/UploadButton.tsx'
import { useAction } from '../../../../ui/useAction.ts'
import { AVATAR_MAX_BYTES } from '../../accounts.limits.ts'
import { AVATAR_NO_IMAGE, AVATAR_TOO_LARGE } from '../../accounts.messages.ts'
import { Avatar } from '../menu/Avatar.tsx'
import { reloadProfile } from '../session/user.ts'

function sentence(error: unknown): string {
  if (!(error instanceof AppError)) return 'Error uploading photo'
  return error.code === 'internal' ? 'Failed to upload photo' : error.message
}

/** The picture of a profile, and how to change it. */
export function AvatarField({ name, address }: { name: string; address: string | null }) {
  const queryClient = useQueryClient()
  const { busy, failure, setFailure, run } = useAction(sentence)
  const isOwn = address?.startsWith('/uploads/') ?? false

  const change = (call: () => Promise<unknown>, done: string) =>
    run(async () => {
      await call()
      await reloadProfile(queryClient)
      void toast({ title: done })
    })
  const choose = async ([file]: File[]) => {
    if (!file) return
    if (!file.type.startsWith('image/')) return setFailure(AVATAR_NO_IMAGE)
    if (file.size > AVATAR_MAX_BYTES) return setFailure(AVATAR_TOO_LARGE)
    const form = new FormData()
    form.set('avatar', file)
    await change(() => api('POST /api/users/upload-avatar', { form }), 'Profile photo updated successfully!')
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
          <Button
            variant="ghost"
            size="sm"
            disabled={busy}
            onClick={() => void change(() => api('DELETE /api/users/avatar', {}), 'Profile photo removed')}
          >
            Remove photo
          </Button>
        )}
      </div>
      <FormFailure message={failure} />
    </div>
  )
}
