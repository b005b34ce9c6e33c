/** How long a tile is on its way, in milliseconds. */
const FLIGHT_MS = 240
/** Frames in which the bar must have drawn a tool: later than that nobody looks for it. */
const FRAMES_MOST = 12

/**
 * Lets the tile that a tool has got in the bar come from the tile of the card or row in which it was pressed. Nothing
 * waits for it: the tool is chosen already. Whoever wants less movement sees none.
 */
export function flyToBar(pressed: Element, id: number): void {
  const tile = pressed.closest('article, tr')?.querySelector('.logo-tile')
  if (!tile || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  flyOnceDrawn(tile, id, FRAMES_MOST)
}

/** The bar draws a tool after the button that was pressed. Where things are is asked then: it would hold up that button. */
function flyOnceDrawn(from: Element, id: number, frames: number): void {
  requestAnimationFrame(() => {
    const tile = document.querySelector(`[data-compared="${id}"]`)
    if (tile) fly(tile, from.getBoundingClientRect(), tile.getBoundingClientRect())
    else if (frames > 1) flyOnceDrawn(from, id, frames - 1)
  })
}

function fly(tile: Element, from: DOMRect, to: DOMRect): void {
  const [x, y] = [
    from.x + from.width / 2 - to.x - to.width / 2,
    from.y + from.height / 2 - to.y - to.height / 2,
  ]
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`
  // A tile on its way is no button.
  const frames = [
    { transform: start, pointerEvents: 'none' },
    { transform: 'none', pointerEvents: 'none' },
  ]
  tile.animate(frames, { duration: FLIGHT_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' })
}
