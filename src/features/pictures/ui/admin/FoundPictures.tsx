import { type KeyboardEvent, useRef, useState } from 'react'
import type { FoundPicture, ToolSite } from '../../admin-pictures.contract.ts'
import { CropDialog } from './CropDialog.tsx'
import { PictureItem } from './PictureItem.tsx'
import type { PictureActions } from './usePictureActions.ts'

const DECISIONS = { a: 'accept', r: 'refuse', c: 'crop' } as const
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, n: 1, ArrowLeft: -1, ArrowUp: -1, p: -1 }

/** Goes to another item of all lists of the page. */
function step(from: HTMLElement, by: number): boolean {
  const items = [...document.querySelectorAll<HTMLElement>('[data-picture]')]
  const to = items[items.indexOf(from) + by]
  to?.focus()
  return to !== undefined
}

interface Props {
  site: ToolSite
  actions: PictureActions
}

/** What a tool's site offers. Keys: A accepts, R refuses, C crops, arrows go on. */
export function FoundPictures({ site, actions }: Props) {
  const [busy, setBusy] = useState<readonly number[]>([])
  const last = useRef(Promise.resolve())
  const [cropped, setCropped] = useState<FoundPicture | null>(null)
  const decide = async (picture: FoundPicture, decision: 'accept' | 'refuse' | 'crop') => {
    if (busy.includes(picture.id)) return
    if (decision === 'crop') return picture.kind !== 'color' && setCropped(picture)
    // The item goes with the answer: the next one takes over before that.
    const item = document.querySelector<HTMLElement>(`[data-picture="${picture.id}"]`)
    if (item?.contains(document.activeElement)) void (step(item, 1) || step(item, -1))
    setBusy((ids) => [...ids, picture.id])
    // One after the other: a decision that comes while another one is being stored is not lost.
    last.current = last.current.then(async () => void (await actions[decision](picture, site.name)))
    await last.current
    setBusy((ids) => ids.filter((id) => id !== picture.id))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const item = (event.target as HTMLElement).closest<HTMLElement>('[data-picture]')
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return
    const decision = DECISIONS[event.key.toLowerCase() as keyof typeof DECISIONS]
    const picture = site.pictures.find(({ id }) => String(id) === item.dataset.picture)
    if (decision && picture) void decide(picture, decision)
    else if (!STEPS[event.key] || !step(item, STEPS[event.key]!)) return
    event.preventDefault()
  }
  return (
    <>
      <ul className="flex flex-wrap gap-3" aria-label={`Found for ${site.name}`} onKeyDown={onKeyDown}>
        {site.pictures.map((picture) => (
          <PictureItem
            key={picture.id}
            site={site}
            picture={picture}
            isBusy={busy.includes(picture.id)}
            onDecide={(decision) => void decide(picture, decision)}
          />
        ))}
      </ul>
      {cropped && (
        <CropDialog
          picture={cropped}
          name={site.name}
          onClose={() => setCropped(null)}
          onCrop={async (box) => {
            if (await actions.crop(cropped, box)) setCropped(null)
          }}
        />
      )}
    </>
  )
}
