import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { SWIPE_PX } from '../shared/limits.ts'

/** Below this width slides are shown one at a time. */
const PHONE = '(max-width: 639.98px)'

function subscribe(tell: () => void) {
  const media = matchMedia(PHONE)
  media.addEventListener('change', tell)
  return () => media.removeEventListener('change', tell)
}

/** Lets a long enough swipe change the slide however slow it is; Embla alone wants it fast, or past the middle. */
function followSwipes(carousel: EmblaCarouselType, signal: AbortSignal) {
  let from = { x: 0, slide: 0 }
  let distance = 0
  carousel.rootNode().addEventListener(
    'pointerdown',
    ({ clientX }) => {
      from = { x: clientX, slide: carousel.selectedScrollSnap() }
      distance = 0
    },
    { signal },
  )
  addEventListener(
    'pointerup',
    ({ clientX }) => {
      distance = clientX - from.x
    },
    { signal },
  )
  carousel.on('pointerUp', () => {
    if (Math.abs(distance) <= SWIPE_PX || carousel.selectedScrollSnap() !== from.slide) return
    if (distance < 0) carousel.scrollNext()
    else carousel.scrollPrev()
  })
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
    const gone = new AbortController()
    let made: EmblaCarouselType | undefined
    import('embla-carousel').then(
      ({ default: create }) => {
        if (gone.signal.aborted || !viewport.current) return
        viewport.current.scrollLeft = 0
        made = create(viewport.current, options)
        followSwipes(made, gone.signal)
        setCarousel(made)
      },
      // Without the code the slides are scrolled by hand.
      () => {},
    )
    return () => {
      gone.abort()
      made?.destroy()
      setCarousel(undefined)
    }
  }, [isPhone, viewport, options])
  return carousel
}
