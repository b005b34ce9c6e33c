import { useQueryClient } from '@tanstack/react-query'
import { FileDown, Share2 } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import type { KitInput } from '../kept-kits.contract.ts'
import { downloadPdf, handOver, share } from './keep-kit.ts'
import { SaveKit } from './SaveKit.tsx'
import { sharedLinksQuery } from './saved-kits.ts'

/** Save, share and PDF of a kit. What has been done is done again only when the kit has changed. */
export function KitKeeping({ input }: { input: KitInput }) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<'save' | 'share' | 'pdf' | null>(null)
  const [shared, setShared] = useState<{ of: string; url: string } | null>(null)
  const content = JSON.stringify(input)
  const url = shared?.of === content ? shared.url : null

  const run = async (name: 'save' | 'share' | 'pdf', action: () => Promise<void>) => {
    setBusy(name)
    await action()
    setBusy(null)
  }
  const onShare = () =>
    void run('share', async () => {
      const address = url ?? (await share(input))
      if (!address) return
      setShared({ of: content, url: address })
      void queryClient.invalidateQueries({ queryKey: sharedLinksQuery.queryKey })
      await handOver(input.name, address)
    })
  return (
    <>
      <SaveKit input={input} isBusy={busy !== null} run={(action) => run('save', action)} />
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
