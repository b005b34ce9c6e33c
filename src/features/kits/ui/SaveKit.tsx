import { useQueryClient } from '@tanstack/react-query'
import { CopyPlus, Heart } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../app/query.ts'
import { useSignedInHint } from '../../../app/signed-in-hint.ts'
import { AppError } from '../../../shared/errors.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'
import { type ToastOptions, toast } from '../../../ui/toast.ts'
import { openSignIn } from '../../accounts/ui/sign-in/sign-in-dialog.ts'
import type { KitInput, SavedKit } from '../kept-kits.contract.ts'
import { reasonOf } from './keep-kit.ts'
import { kitState } from './kit-state.ts'
import { savedKitsQuery } from './saved-kits.ts'

interface Props {
  input: KitInput
  isBusy: boolean
  /** Does something while nothing else can be begun. */
  run: (action: () => Promise<void>) => Promise<void>
}

/** Saves a kit: as a new one, or in the place of the saved one that it was opened from. */
export function SaveKit({ input, isBusy, run }: Props) {
  const signedIn = useSignedInHint()
  const queryClient = useQueryClient()
  const { saved } = kitState.use()
  const [isSaving, setSaving] = useState(false)
  /** What the kit was opened from, once that has turned out to be something else by now. */
  const [stale, setStale] = useState<typeof saved>(null)
  const content = JSON.stringify(input)
  const isSaved = saved?.content === content
  const isStale = saved !== null && stale === saved

  const remember = async (kit: SavedKit) => {
    const now = kitState.get()
    // The builder may show another kit by now.
    if (now.kit && now.saved === saved && now.prompt.trim() === input.prompt) {
      kitState.set({ ...now, saved: { id: kit.id, version: kit.version, content } })
    }
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: savedKitsQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: ['GET /api/users/summary'] }),
    ])
  }
  const saveNew = async (said: ToastOptions) => {
    const kit = await api('POST /api/users/saved-kits', { body: input })
    void toast(said)
    await remember(kit)
  }
  const saveChanges = async ({ id, version }: NonNullable<typeof saved>) => {
    try {
      const body = { ...input, version }
      const kit = await api('PUT /api/users/saved-kits/{id}/contents', { params: { id }, body })
      void toast({ title: 'Changes saved', description: 'They stand under Saved.' })
      await remember(kit)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.code === 'conflict') return setStale(saved)
      if (error.code !== 'not_found') throw error
      await saveNew({
        title: 'Saved as a new kit',
        description: 'The one it was opened from is no longer among your saved kits.',
      })
    }
  }
  const begin = (action: () => Promise<void>) => {
    // The kit waits in this tab while its maker signs in.
    if (!signedIn) return openSignIn('signin', { returnTo: '/kit-builder' })
    void run(async () => {
      setSaving(true)
      try {
        await action()
      } catch (error) {
        void toast({ title: 'The kit could not be saved', description: reasonOf(error) })
      }
      setSaving(false)
    })
  }
  const label = saved ? 'Save changes' : 'Save kit'
  return (
    <>
      <button
        type="button"
        className={buttonClass(isSaved ? 'soft' : 'secondary')}
        disabled={isBusy || isSaved || isStale}
        onClick={() =>
          begin(() =>
            saved
              ? saveChanges(saved)
              : saveNew({ title: 'Kit saved', description: 'It stands under Saved.' }),
          )
        }
      >
        <Heart className={`size-4 ${isSaved ? 'fill-current' : ''}`} aria-hidden="true" />
        {isSaved ? 'Kit saved' : isSaving ? 'Saving…' : label}
      </button>
      {saved && !isSaved && (
        <button
          type="button"
          className={buttonClass(isStale ? 'primary' : 'secondary')}
          disabled={isBusy}
          onClick={() =>
            begin(() => saveNew({ title: 'Saved as a new kit', description: 'The other one is as it was.' }))
          }
        >
          <CopyPlus className="size-4" aria-hidden="true" />
          Save as new
        </button>
      )}
      {isStale && (
        <p
          role="alert"
          className="order-last basis-full rounded-control bg-warm-soft px-4 py-3 text-sm text-warm"
        >
          This kit has been changed since you opened it, in another tab or on another device. Nothing was
          saved: you can save yours as new, and find the other one{' '}
          <Link to="/saved" search={{ tab: 'kits' }} className="link">
            among your saved kits
          </Link>
          .
        </p>
      )}
    </>
  )
}
