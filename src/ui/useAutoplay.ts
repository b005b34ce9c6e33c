import type { EmblaCarouselType } from 'embla-carousel'
import { type RefObject, useCallback, useEffect, useRef } from 'react'

export interface Autoplay {
  /** Milliseconds between moves. */
  every: number
  /** Milliseconds of rest after someone has moved it by hand. */
  resume: number
}

const TICK_MS = 100

/**
 * Moves a carousel on by itself. It rests after being used by hand, stops under the pointer and while the
 * keyboard's focus is in its region, and does not move at all where motion is unwanted or the page is hidden.
 * Answers what to call when it was used by hand.
 */
export function useAutoplay(
  carousel: EmblaCarouselType | undefined,
  region: RefObject<HTMLElement | null>,
  { every, resume }: Autoplay,
  playing: boolean,
): () => void {
  const restUntil = useRef(0)
  const touched = useCallback(() => {
    restUntil.current = Date.now() + resume
  }, [resume])

  useEffect(() => {
    if (!carousel || !playing || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // A finger leaves :hover behind where it tapped; only a real pointer holds the carousel.
    const pointer = matchMedia('(hover: hover)')
    const isHeld = () =>
      document.hidden ||
      (pointer.matches && region.current?.matches(':hover')) ||
      Boolean(region.current?.querySelector(':focus-visible'))
    let due = Date.now() + every
    const timer = setInterval(() => {
      const now = Date.now()
      // Once let go, it waits a whole interval.
      if (isHeld()) due = now + every
      else if (now >= due && now >= restUntil.current) {
        due = now + every
        carousel.scrollNext()
      }
    }, TICK_MS)
    carousel.on('pointerDown', touched)
    return () => {
      clearInterval(timer)
      carousel.off('pointerDown', touched)
    }
  }, [carousel, region, every, playing, touched])

  return touched
}
