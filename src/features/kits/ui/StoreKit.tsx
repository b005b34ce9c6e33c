import { useQueryClient } from '@tanstack/react-query'
import { FileDown, Share2 } from 'lucide-react'
import { useState } from 'react'
import type { KitInput } from '../stored-kits.contract.ts'
import { KitButton } from './KitButton.tsx'
import { SaveKit } from './SaveKit.tsx'
import { downloadPdf, handOver, sharedLinksQuery, shareKit } from './stored-kits.ts'

/** Save, share and PDF of a kit. What has been done is done again only when the kit has changed. */
export function StoreKit({ input }: { input: KitInput }) {
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
  const share = async () => {
    const address = url ?? (await shareKit(input))
    if (!address) return
    setShared({ of: content, url: address })
    void queryClient.invalidateQueries({ queryKey: sharedLinksQuery.queryKey })
    await handOver(input.name, address)
  }
  return (
    <>
      <KitButton
        icon={FileDown}
        disabled={busy !== null}
        onClick={() => void run('pdf', () => downloadPdf(input))}
      >
        <span className="max-md:sr-only">{busy === 'pdf' ? 'Making the PDF…' : 'PDF'}</span>
      </KitButton>
      <KitButton icon={Share2} disabled={busy !== null} onClick={() => void run('share', share)}>
        <span className="max-md:sr-only">{busy === 'share' ? 'Sharing…' : 'Share'}</span>
      </KitButton>
      <SaveKit input={input} isBusy={busy !== null} run={(action) => run('save', action)} />
      {url && (
        <p className="basis-full text-sm text-muted max-md:order-first">
          Anyone with this link can read the kit and your description:{' '}
          <a href={url} className="link break-all">
            {url}
          </a>
        </p>
      )}
    </>
  )
}
