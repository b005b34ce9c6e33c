import { useQueryClient } from '@tanstack/react-query'
import { FileDown, Heart, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useSignedInHint } from '../../../app/signed-in-hint.ts'
import { buttonClass } from '../../../ui/button.ts'
import { openSignIn } from '../../accounts/ui/sign-in.ts'
import type { KitInput } from '../kept-kits.contract.ts'
import { downloadPdf, handOver, save, share } from './keep-kit.ts'
import { savedKitsQuery } from './saved-kits.ts'

/** Save, share and PDF of a kit. What has been done is done again only when the kit has changed. */
export function KitKeeping({ input }: { input: KitInput }) {
  const signedIn = useSignedInHint()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<'save' | 'share' | 'pdf' | null>(null)
  const [saved, setSaved] = useState<string | null>(null)
  const [shared, setShared] = useState<{ of: string; url: string } | null>(null)
  const content = JSON.stringify(input)
  const isSaved = saved === content
  const url = shared?.of === content ? shared.url : null

  const run = async (name: 'save' | 'share' | 'pdf', action: () => Promise<void>) => {
    setBusy(name)
    await action()
    setBusy(null)
  }
  const onSave = () => {
    // The kit waits in this tab while its maker signs in.
    if (!signedIn) return openSignIn('signin', { returnTo: '/kit-builder' })
    void run('save', async () => {
      if (!(await save(input))) return
      setSaved(content)
      await queryClient.invalidateQueries({ queryKey: savedKitsQuery.queryKey })
    })
  }
  const onShare = () =>
    void run('share', async () => {
      const address = url ?? (await share(input))
      if (!address) return
      setShared({ of: content, url: address })
      await handOver(input.name, address)
    })
  return (
    <>
      <button
        type="button"
        className={buttonClass(isSaved ? 'soft' : 'secondary')}
        disabled={busy !== null || isSaved}
        onClick={onSave}
      >
        <Heart className={`size-4 ${isSaved ? 'fill-current' : ''}`} aria-hidden="true" />
        {isSaved ? 'Kit saved' : busy === 'save' ? 'Saving…' : 'Save kit'}
      </button>
      <button type="button" className={buttonClass('secondary')} disabled={busy !== null} onClick={onShare}>
        <Share2 className="size-4" aria-hidden="true" />
        {busy === 'share' ? 'Sharing…' : 'Share'}
      </button>
      <button
        type="button"
        className={buttonClass('secondary')}
        disabled={busy !== null}
        onClick={() => void run('pdf', () => downloadPdf(input))}
      >
        <FileDown className="size-4" aria-hidden="true" />
        {busy === 'pdf' ? 'Making the PDF…' : 'PDF'}
      </button>
      {url && (
        <p className="basis-full text-sm text-muted">
          Anyone with this link can read the kit and your description:{' '}
          <a href={url} className="link break-all">
            {url}
          </a>
        </p>
      )}
    </>
  )
}
