import { X } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import type { Tool } from '../../tools/tools.contract.ts'
import { COLUMNS } from './compare-layout.ts'

interface Props {
  tools: Tool[]
  onRemove: ((tool: Tool) => void) | undefined
  /** What is swiped. */
  scroller: RefObject<HTMLElement | null>
  head: RefObject<HTMLElement | null>
}

/**
 * On a phone the table scrolls sideways by itself, so its head cannot stay at the top of the page: this stands in
 * for it once it is out of sight, goes sideways with the columns, and leads to each of them.
 */
export function ToolStrip({ tools, onRemove, scroller, head }: Props) {
  const { isShown, inView } = useHeadOutOfSight(scroller, head, tools.length)
  const strip = useInStep(isShown, scroller)
  if (!isShown) return null
  return (
    <nav
      aria-label="Tools in this comparison"
      className="sticky top-16 z-20 -mx-4 h-0 lg:hidden print:hidden"
    >
      <div ref={strip} className="overflow-x-hidden border-b border-line bg-bg px-4">
        <ul className={`flex ${COLUMNS}`}>
          {tools.map((tool, i) => (
            <li key={tool.id} className="flex min-w-0 flex-1 items-center">
              <button
                type="button"
                aria-current={inView.includes(i) ? 'true' : undefined}
                className="flex min-h-13 min-w-0 flex-1 items-center gap-2 rounded-control py-1.5 pl-3 text-left text-xs leading-tight font-semibold -outline-offset-2"
                onClick={() => {
                  const row = scroller.current
                  row?.scrollTo({ left: (row.scrollWidth / tools.length) * i })
                }}
              >
                <LogoTile
                  name={tool.name}
                  slug={tool.slug}
                  src={tool.logo_url}
                  color={tool.theme_color}
                  size={26}
                />
                <span className="line-clamp-2 min-w-0 break-words">{tool.name}</span>
              </button>
              {onRemove && (
                <button
                  type="button"
                  data-remove
                  className={`${buttonClass('ghost', 'icon')} shrink-0 -outline-offset-2`}
                  onClick={() => onRemove(tool)}
                >
                  <X className="size-4" aria-hidden="true" />
                  <span className="sr-only">Remove {tool.name}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

/** Keeps what it is the reference of as far to the side as the columns are. */
function useInStep(isShown: boolean, scroller: Props['scroller']) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [columns, names] = [scroller.current, strip.current]
    if (!isShown || !columns || !names) return
    let at = 0
    const follow = () => {
      names.scrollLeft = columns.scrollLeft
      at = names.scrollLeft
    }
    // The keyboard has gone to a name that was out of sight: its column comes along, at once, since columns on their
    // way would take the names back with them.
    const lead = () => {
      if (names.scrollLeft !== at) columns.scrollTo({ left: names.scrollLeft, behavior: 'instant' })
    }
    follow()
    columns.addEventListener('scroll', follow, { passive: true })
    names.addEventListener('scroll', lead, { passive: true })
    return () => {
      columns.removeEventListener('scroll', follow)
      names.removeEventListener('scroll', lead)
    }
  }, [isShown, scroller])
  return strip
}

function useHeadOutOfSight(scroller: Props['scroller'], head: Props['head'], count: number) {
  const [isShown, setIsShown] = useState(false)
  const [inView, setInView] = useState<number[]>([])
  useEffect(() => {
    const row = scroller.current
    const top = head.current
    if (!row || !top || count < 2) return
    const columns = [...top.querySelectorAll('th')]
    const look = () => {
      const { left, right } = row.getBoundingClientRect()
      const shown = columns.flatMap((column, i) => {
        const box = column.getBoundingClientRect()
        return box.left + box.width / 2 > left && box.left + box.width / 2 < right ? [i] : []
      })
      setInView((before) => (before.join() === shown.join() ? before : shown))
    }
    const observer = new IntersectionObserver(([entry]) => setIsShown(!entry!.isIntersecting), {
      // The page's own header lies over the first 64 pixels; what is still to come is not out of sight.
      rootMargin: '-64px 0px 1000000px',
    })
    look()
    observer.observe(top)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [scroller, head, count])
  return { isShown, inView }
}
