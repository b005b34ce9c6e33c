import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

/** Below this width slides are shown one at a time. */
const PHONE = '(max-width: 639.98px)'

function subscribe(tell: () => void) {
  const media = matchMedia(PHONE)
  media.addEventListener('change', tell)
  return () => media.removeEventListener('change', tell)
}

/**
 * Makes a carousel of the element on a phone, where alone its code is fetched. Undefined elsewhere and until
 * it is there: the element has to be readable without it.
 */
export function useEmbla(
  viewport: RefObject<HTMLElement | null>,
  options: EmblaOptionsType,
): EmblaCarouselType | undefined {
  const [carousel, setCarousel] = useState<EmblaCarouselType>()
  const isPhone = useSyncExternalStore(
    subscribe,
    () => matchMedia(PHONE).matches,
    () => false,
  )
  useEffect(() => {
    if (!isPhone) return
    let isGone = false
    let made: EmblaCarouselType | undefined
    import('embla-carousel').then(
      ({ default: create }) => {
        if (isGone || !viewport.current) return
        viewport.current.scrollLeft = 0
        made = create(viewport.current, options)
        setCarousel(made)
      },
      // Without the code the slides are scrolled by hand.
      () => {},
    )
    return () => {
      isGone = true
      made?.destroy()
      setCarousel(undefined)
    }
  }, [isPhone, viewport, options])
  return carousel
}
