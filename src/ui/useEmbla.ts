import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { SWIPE_PX } from '../shared/limits.ts'

/** Below this width slides are shown one at a time. */
const PHONE = '(max-width: 639.98px)'

/** At most half a screen below what is seen; or anywhere above, where a jump has passed it. */
const NEAR = '99999px 0px 50%'

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
 * Makes a carousel of the element on a phone, where alone its code is fetched, and when the element comes near. Undefined
 * elsewhere and until it is there: the element has to be readable without it.
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
    const element = viewport.current!
    const gone = new AbortController()
    let made: EmblaCarouselType | undefined
    // Until then it is scrolled, by keys too.
    element.tabIndex = 0
    const make = async () => {
      const { default: create } = await import('embla-carousel')
      if (gone.signal.aborted) return
      element.removeAttribute('tabindex')
      // Who has swiped already stays at that slide.
      const { scrollLeft, clientWidth } = element
      element.scrollLeft = 0
      made = create(element, { ...options, startIndex: Math.round(scrollLeft / clientWidth) })
      followSwipes(made, gone.signal)
      setCarousel(made)
    }
    const nearness = new IntersectionObserver(
      (seen) => {
        if (!seen.some((entry) => entry.isIntersecting)) return
        nearness.disconnect()
        // Without the code the slides are scrolled by hand.
        make().catch(() => {})
      },
      { rootMargin: NEAR },
    )
    nearness.observe(element)
    return () => {
      gone.abort()
      element.removeAttribute('tabindex')
      nearness.disconnect()
      made?.destroy()
      setCarousel(undefined)
    }
  }, [isPhone, viewport, options])
  return carousel
}
