import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../app/query.ts'
import { useSignedInHint } from '../../../app/signed-in-hint.ts'
import { AppError } from '../../../shared/errors.ts'
import { type ToastOptions, toast } from '../../../ui/toast.ts'
import { openSignIn } from '../../accounts/ui/sign-in/sign-in-dialog.ts'
import type { KitInput, SavedKit } from '../stored-kits.contract.ts'
import { kitState } from './kit-state.ts'
import { attempt, savedKitsQuery } from './stored-kits.ts'
import { useBusy } from './useBusy.ts'

/** Saving the kit that the builder shows; `run` does something while nothing else can be begun. */
export function useSaveKit(input: KitInput, run: (action: () => Promise<void>) => Promise<void>) {
  const signedIn = useSignedInHint()
  const queryClient = useQueryClient()
  const { saved } = kitState.use()
  const [isSaving, saving] = useBusy()
  /** What the kit was opened from, once that has turned out to be something else by now. */
  const [stale, setStale] = useState<typeof saved>(null)
  const content = JSON.stringify(input)

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
  const insert = async (said: ToastOptions) => {
    const kit = await api('POST /api/users/saved-kits', { body: input })
    void toast(said)
    await remember(kit)
  }
  const update = async ({ id, version }: NonNullable<typeof saved>) => {
    try {
      const body = { ...input, version }
      const kit = await api('PUT /api/users/saved-kits/{id}/contents', { params: { id }, body })
      void toast({ title: 'Changes saved', description: 'They stand under Saved.' })
      await remember(kit)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.code === 'conflict') return setStale(saved)
      if (error.code !== 'not_found') throw error
      const gone = 'The one it was opened from is no longer among your saved kits.'
      await insert({ title: 'Saved as a new kit', description: gone })
    }
  }
  const begin = (action: () => Promise<void>) => {
    // The kit waits in this tab while its maker signs in.
    if (!signedIn) return openSignIn('signin', { returnTo: '/kit-builder' })
    void run(() => saving(() => attempt('The kit could not be saved', action)))
  }
  return {
    /** Whether it was opened from a saved kit, is as that is, and that has been changed elsewhere. */
    hasSaved: saved !== null,
    isSaved: saved?.content === content,
    isStale: saved !== null && stale === saved,
    isSaving,
    save: () =>
      begin(() =>
        saved ? update(saved) : insert({ title: 'Kit saved', description: 'It stands under Saved.' }),
      ),
    saveAsNew: () =>
      begin(() => insert({ title: 'Saved as a new kit', description: 'The other one is as it was.' })),
  }
}
