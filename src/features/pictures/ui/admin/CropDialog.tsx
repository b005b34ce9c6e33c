import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import type { CropBox, FoundPicture } from '../../admin-pictures.contract.ts'
import { boxBetween, fitBox, largestBox, type Size } from '../crop-box.ts'
import { KIND_LABELS } from '../picture-words.ts'

interface Props {
  picture: FoundPicture
  name: string
  onClose: () => void
  onCrop: (box: CropBox) => Promise<void>
}

const MOVES: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const WIDE = 16 / 10

/** Chooses a part of a picture: a square of a logo, of others any part or one of 16 by 10. */
export function CropDialog({ picture, name, onClose, onCrop }: Props) {
  const isIcon = picture.kind === 'icon'
  const [ratio, setRatio] = useState<number | null>(isIcon ? 1 : WIDE)
  const [size, setSize] = useState<Size | null>(null)
  const [chosen, setBox] = useState<CropBox | null>(null)
  const [isSending, setSending] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  const drag = useRef<{ x: number; y: number; moved: CropBox | null } | null>(null)
  const box = size && (chosen ?? largestBox(size, ratio))

  const pointAt = (event: PointerEvent) => {
    const shown = image.current!.getBoundingClientRect()
    const scale = size!.width / shown.width
    return { x: (event.clientX - shown.left) * scale, y: (event.clientY - shown.top) * scale }
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!size || !box) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = pointAt(event)
    const isInside =
      chosen !== null &&
      point.x > box.left &&
      point.x < box.left + box.width &&
      point.y > box.top &&
      point.y < box.top + box.height
    drag.current = { ...point, moved: isInside ? box : null }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = drag.current
    if (!from || !size) return
    const to = pointAt(event)
    const { moved } = from
    setBox(
      moved
        ? fitBox({ ...moved, left: moved.left + to.x - from.x, top: moved.top + to.y - from.y }, size, ratio)
        : boxBetween(from, to, size, ratio),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (!move || !box || !size) return
    event.preventDefault()
    const pixels = Math.max(1, Math.round(size.width / 100))
    const [x, y] = [move[0] * pixels, move[1] * pixels]
    const next = event.shiftKey
      ? { ...box, width: box.width + (ratio ? x + y : x), height: box.height + y }
      : { ...box, left: box.left + x, top: box.top + y }
    setBox(fitBox(next, size, ratio))
  }
  const percent = (part: number, of: number) => `${(part / of) * 100}%`
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Crop: ${KIND_LABELS[picture.kind]} of ${name}`}
      place={isIcon ? 'center' : 'wide'}
    >
      <div className="grid justify-items-center gap-4">
        <div
          className="relative touch-none select-none"
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={() => {
            drag.current = null
          }}
        >
          <img
            ref={image}
            src={picture.original}
            alt={`${KIND_LABELS[picture.kind]} of ${name}`}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSize({ width, height })
            }
            className="block max-h-[58dvh] min-h-40 max-w-full cursor-crosshair bg-raised object-contain"
          />
          {box && size && (
            <div className="pointer-events-none absolute inset-0 overflow-hidden">
              <button
                type="button"
                aria-label={`Part of ${box.width} by ${box.height} pixels, from ${box.left}, ${box.top}. Arrow keys move it, with Shift they change its size.`}
                onKeyDown={onKeyDown}
                className="absolute border-2 border-accent shadow-[0_0_0_100vmax_oklch(0_0_0/0.5)]"
                style={{
                  left: percent(box.left, size.width),
                  top: percent(box.top, size.height),
                  width: percent(box.width, size.width),
                  height: percent(box.height, size.height),
                }}
              />
            </div>
          )}
        </div>
        <p className="text-sm text-muted tabular-nums" aria-live="polite">
          {box ? `${box.width} × ${box.height} pixels. ` : ''}Draw a part, or move it with the arrow keys;
          with Shift they change its size.
        </p>
        <div className="flex flex-wrap items-center justify-center gap-3">
          {!isIcon && (
            <label className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="checkbox"
                checked={ratio !== null}
                onChange={(event) => {
                  setRatio(event.target.checked ? WIDE : null)
                  setBox(null)
                }}
              />
              16 by 10
            </label>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!box || isSending}
            onClick={async () => {
              setSending(true)
              await onCrop(box!)
              setSending(false)
            }}
          >
            Use this part
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
