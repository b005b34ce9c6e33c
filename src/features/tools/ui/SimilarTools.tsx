import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import useEmbla from 'embla-carousel-react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { SIMILAR_AUTOPLAY_MS, SIMILAR_RESUME_MS, SIMILAR_TOOLS, SWIPE_PX } from '../../../shared/limits.ts'
import { buttonClass } from '../../../ui/button.ts'
import { useAutoplay } from '../../../ui/useAutoplay.ts'
import type { Tool } from '../tools.contract.ts'
import { ToolCard } from './ToolCard.tsx'
import { similarQuery } from './tools.route.ts'

/** 'You Might Also Like': a grid of six; on a phone a carousel that moves by itself. */
export function SimilarTools({ tool }: { tool: Tool }) {
  const { data } = useSuspenseQuery(similarQuery(tool.slug))
  const [viewport, carousel] = useEmbla({
    loop: true,
    dragThreshold: SWIPE_PX,
    // From this width on it is a grid, and nothing moves.
    breakpoints: { '(min-width: 640px)': { active: false } },
  })
  const touched = useAutoplay(carousel, { every: SIMILAR_AUTOPLAY_MS, resume: SIMILAR_RESUME_MS })
  if (data.length === 0) return null
  const shown = data.slice(0, SIMILAR_TOOLS)
  const move = (direction: 1 | -1) => {
    touched()
    if (direction === 1) carousel?.scrollNext()
    else carousel?.scrollPrev()
  }
  return (
    <section className="mt-14" aria-labelledby="similar-tools">
      <div className="flex items-center justify-between gap-4">
        <h2 id="similar-tools" className="text-2xl">
          You Might Also Like
        </h2>
        {data.length > SIMILAR_TOOLS && (
          <Link
            to="/tools"
            search={tool.category_slug ? { category: tool.category_slug } : {}}
            className="link inline-flex min-h-11 items-center text-sm"
          >
            View all
          </Link>
        )}
      </div>
      <section aria-roledescription="carousel" aria-label="Similar tools" className="mt-4">
        <div ref={viewport} className="no-js-scroll overflow-hidden sm:overflow-visible">
          <ul className="flex sm:grid sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
            {shown.map((similar) => (
              <li key={similar.id} className="w-full shrink-0 px-0.5 sm:w-auto sm:px-0">
                <ToolCard tool={similar} />
              </li>
            ))}
          </ul>
        </div>
        <div className="js-only mt-3 flex justify-center gap-2 sm:hidden">
          <button
            type="button"
            className={buttonClass('secondary', 'icon')}
            aria-label="Previous tool"
            onClick={() => move(-1)}
          >
            <ChevronLeft className="size-5" aria-hidden="true" />
          </button>
          <button
            type="button"
            className={buttonClass('secondary', 'icon')}
            aria-label="Next tool"
            onClick={() => move(1)}
          >
            <ChevronRight className="size-5" aria-hidden="true" />
          </button>
        </div>
      </section>
    </section>
  )
}
