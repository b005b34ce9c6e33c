import { type RefObject, useEffect, useState } from 'react'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import type { Tool } from '../../tools/tools.contract.ts'

interface Props {
  tools: Tool[]
  /** What is swiped. */
  scroller: RefObject<HTMLElement | null>
  head: RefObject<HTMLElement | null>
}

/**
 * On a phone the table scrolls sideways by itself, so its head cannot stay at the top of the page: this stands in
 * for it once it is out of sight, says which tools are in view and leads to the others.
 */
export function ToolStrip({ tools, scroller, head }: Props) {
  const { isShown, inView } = useHeadOutOfSight(scroller, head, tools.length)
  if (!isShown) return null
  return (
    <nav
      aria-label="Tools in this comparison"
      className="fixed inset-x-0 top-16 z-20 border-b border-line bg-bg px-2 lg:hidden print:hidden"
    >
      <ul className="flex">
        {tools.map((tool, i) => (
          <li key={tool.id} className="min-w-0 flex-1">
            <button
              type="button"
              aria-current={inView.includes(i) ? 'true' : undefined}
              className="flex w-full flex-col items-center gap-0.5 border-b-2 border-transparent px-1 py-1.5 text-[0.6875rem] text-muted aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-text"
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
              <span className="w-full truncate text-center">{tool.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
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
    const observer = new IntersectionObserver(
      ([entry]) => {
        const { bottom } = entry!.boundingClientRect
        setIsShown(!entry!.isIntersecting && bottom < window.innerHeight / 2)
      },
      // The page's own header lies over the first 64 pixels.
      { rootMargin: '-64px 0px 0px' },
    )
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
