import { useEffect, useMemo, useState } from 'react'
import type { BlogBody } from '../blog.contract.ts'
import { BLOG_CONTENTS_MAX } from '../blog.limits.ts'

type Headings = BlogBody['headings']

/** Of a very long article only the upper level, so that the list can be overlooked. */
function shortened(headings: Headings): Headings {
  const upper = headings.filter((h) => h.level === 2)
  return headings.length > BLOG_CONTENTS_MAX && upper.length > 0 ? upper : headings
}

/** The table of contents: beside the text and following the reader, or on a phone above it and folded. */
export function PostContents({ headings: all }: { headings: Headings }) {
  const headings = useMemo(() => shortened(all), [all])
  const current = useCurrentHeading(headings)
  return (
    <>
      <details className="card mb-8 px-4 lg:hidden print:hidden">
        <summary className="flex min-h-12 items-center font-medium">On this page</summary>
        <nav aria-label="On this page" className="pb-3 text-sm">
          <Entries headings={headings} current={null} />
        </nav>
      </details>
      <nav
        aria-label="On this page"
        className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto border-l border-line text-sm max-lg:hidden print:hidden"
      >
        <p className="px-4 pb-1 text-xs font-medium text-muted">On this page</p>
        <Entries headings={headings} current={current} />
      </nav>
    </>
  )
}

function Entries({ headings, current }: { headings: Headings; current: string | null }) {
  return (
    <ol>
      {headings.map(({ id, text, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
            className={`flex min-h-11 items-center py-1.5 hover:text-text lg:min-h-8 lg:-ml-px lg:border-l-2 ${
              level === 3 ? 'pl-4 lg:pl-8' : 'lg:pl-4'
            } ${id === current ? 'border-accent text-text' : 'border-transparent text-muted'}`}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** Distance from the upper edge, in pixels, at which a heading counts as reached: below the page's header. */
const REACHED = 120

/** The heading under which the reader is; null above the first. */
function useCurrentHeading(headings: Headings): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const reached = headings.findLast(({ id }) => {
        const heading = document.getElementById(id)
        return heading !== null && heading.getBoundingClientRect().top <= REACHED
      })
      setCurrent(reached?.id ?? null)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [headings])
  return current
}
