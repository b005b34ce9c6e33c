import type { EmblaCarouselType } from 'embla-carousel'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type Key, type ReactNode, useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { buttonClass } from './button.ts'
import { type Autoplay, useAutoplay } from './useAutoplay.ts'
import { useEmbla } from './useEmbla.ts'

interface Props {
  /** Name of the whole for screen readers. */
  label: string
  /** What the buttons move by: 'Previous tool', 'Next tool'. */
  noun: string
  slides: { key: Key; content: ReactNode }[]
  /** Left out: it moves by hand only. */
  autoplay?: Autoplay
  dots?: boolean
  /** Classes that make a grid of the slides on what is wider than a phone. */
  grid?: string
}

const OPTIONS = { loop: true }
const NEVER: Autoplay = { every: Number.POSITIVE_INFINITY, resume: 0 }

/** Slides that a phone shows one at a time, around in a circle; on wider screens they all stand there. */
export function Carousel({ label, noun, slides, autoplay = NEVER, dots = false, grid = '' }: Props) {
  const region = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const carousel = useEmbla(viewport, OPTIONS)
  const [playing, setPlaying] = useState(autoplay !== NEVER)
  const [usedByHand, setUsedByHand] = useState(false)
  const touched = useAutoplay(carousel, region, autoplay, playing)
  const selected = useSelected(carousel)
  const count = slides.length

  const move = (go: (carousel: EmblaCarouselType, jump: boolean) => void) => {
    touched()
    setUsedByHand(true)
    if (carousel) go(carousel, matchMedia('(prefers-reduced-motion: reduce)').matches)
  }
  return (
    <section ref={region} aria-roledescription="carousel" aria-label={label}>
      {/* A little larger than what it shows, so that the focus ring of a card is not cut off. */}
      <div
        ref={viewport}
        className={`-m-1 sm:m-0 sm:overflow-visible ${carousel ? 'overflow-hidden' : SCROLLS_BY_ITSELF}`}
      >
        <ul className={`flex ${carousel ? 'touch-pan-y touch-pinch-zoom' : ''} ${grid}`}>
          {slides.map(({ key, content }) => (
            <li key={key} className="w-full min-w-0 shrink-0 snap-start p-1 sm:w-auto sm:p-0">
              {content}
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && (
        <div className="js-only mt-3 flex items-center justify-center gap-1 sm:hidden">
          {/* As wide as the button at the other end, so that the dots stand in the middle. */}
          {autoplay !== NEVER && <span className="size-11 motion-reduce:hidden" />}
          <button
            type="button"
            className={buttonClass('secondary', 'icon')}
            aria-label={`Previous ${noun}`}
            onClick={() => move((c, jump) => c.scrollPrev(jump))}
          >
            <ChevronLeft className="size-5" aria-hidden="true" />
          </button>
          {dots && (
            <Dots
              noun={noun}
              count={count}
              selected={selected}
              onPick={(i) => move((c, jump) => c.scrollTo(i, jump))}
            />
          )}
          <button
            type="button"
            className={buttonClass('secondary', 'icon')}
            aria-label={`Next ${noun}`}
            onClick={() => move((c, jump) => c.scrollNext(jump))}
          >
            <ChevronRight className="size-5" aria-hidden="true" />
          </button>
          {autoplay !== NEVER && <PauseButton playing={playing} onToggle={() => setPlaying(!playing)} />}
          <p aria-live="polite" className="sr-only">
            {usedByHand && `${noun} ${selected + 1} of ${count}`}
          </p>
        </div>
      )}
    </section>
  )
}

/** Before the carousel's code is there, and without JavaScript. */
const SCROLLS_BY_ITSELF =
  'snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] noscript:[scrollbar-width:auto]'

/** More dots than this would be too small for a thumb; they become a number. */
const DOTS_MAX = 8

interface DotsProps {
  noun: string
  count: number
  selected: number
  onPick: (index: number) => void
}

function Dots({ noun, count, selected, onPick }: DotsProps) {
  if (count > DOTS_MAX) {
    return (
      <span className="px-3 text-sm text-muted tabular-nums">
        {selected + 1} / {count}
      </span>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not fields of a form
    <div role="group" aria-label={`Choose a ${noun}`} className="flex min-w-0 justify-center">
      {Array.from({ length: count }, (_, i) => (
        <button
          key={i}
          type="button"
          aria-label={`Show ${noun} ${i + 1} of ${count}`}
          aria-current={i === selected}
          className="group grid h-11 w-8 min-w-6 shrink place-items-center rounded-control"
          onClick={() => onPick(i)}
        >
          <span className="size-2 rounded-full bg-line-strong transition-transform group-aria-[current=true]:scale-140 group-aria-[current=true]:bg-accent-text" />
        </button>
      ))}
    </div>
  )
}

/** What moves by itself can be stopped, also where nothing hovers or has the focus. */
function PauseButton({ playing, onToggle }: { playing: boolean; onToggle: () => void }) {
  const Icon = playing ? Pause : Play
  return (
    <button
      type="button"
      className={`${buttonClass('ghost', 'icon')} motion-reduce:hidden`}
      aria-label={playing ? 'Stop moving' : 'Move by itself'}
      onClick={onToggle}
    >
      <Icon className="size-4" aria-hidden="true" />
    </button>
  )
}

/** The index of the slide that is shown. */
function useSelected(carousel: EmblaCarouselType | undefined): number {
  const subscribe = useCallback(
    (tell: () => void) => {
      carousel?.on('select', tell).on('reInit', tell)
      return () => {
        carousel?.off('select', tell).off('reInit', tell)
      }
    },
    [carousel],
  )
  return useSyncExternalStore(
    subscribe,
    () => carousel?.selectedScrollSnap() ?? 0,
    () => 0,
  )
}
