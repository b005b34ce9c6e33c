import type { EmblaCarouselType } from 'embla-carousel'
import { useCallback, useEffect, useRef } from 'react'

interface Options {
  /** Milliseconds between moves. */
  every: number
  /** Milliseconds of rest after someone has moved it by hand. */
  resume: number
}

/**
 * Moves a carousel on by itself. It rests after being used by hand, stops under the pointer and while
 * something in it has the focus, and does not move at all where motion is unwanted or the page is hidden.
 * Answers what to call when it was used by hand.
 */
export function useAutoplay(carousel: EmblaCarouselType | undefined, { every, resume }: Options): () => void {
  const restUntil = useRef(0)
  const touched = useCallback(() => {
    restUntil.current = Date.now() + resume
  }, [resume])

  useEffect(() => {
    if (!carousel || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const root = carousel.rootNode()
    let last = Date.now()
    const timer = setInterval(() => {
      const now = Date.now()
      const still =
        now < restUntil.current ||
        document.hidden ||
        root.matches(':hover') ||
        root.contains(document.activeElement)
      if (still) {
        last = Math.max(last, Math.min(now, restUntil.current - every))
        return
      }
      if (now - last < every) return
      last = now
      carousel.scrollNext()
    }, 100)
    carousel.on('pointerDown', touched)
    return () => {
      clearInterval(timer)
      carousel.off('pointerDown', touched)
    }
  }, [carousel, every, touched])

  return touched
}
