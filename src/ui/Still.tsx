import { useRouter } from '@tanstack/react-router'
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { KeptHtml } from './kept-html.ts'
import { useIsTakenOver } from './taken-over.ts'

interface Props {
  tag?: 'article' | 'div' | 'footer'
  className?: string
  /** What the content shows; once that is something else, the content is drawn. */
  of?: readonly unknown[]
  /** Where `of` is all that the content depends on: what kind it is. The server then draws it once for all pages. */
  keptAs?: string
  /** A link in it is followed; where the content has been drawn, its own links say so. */
  onFollow?: (() => void) | undefined
  children: ReactNode
}

const NOTHING: readonly unknown[] = []

/**
 * Content that nothing but its data changes: pictures, text and links, without buttons of its own. Where the server has
 * drawn it, React leaves it as it stands, which costs nothing, and follows its links. It is drawn here when it comes with
 * a later page, when its data have changed, or when a picture fails, which has a stand-in then.
 */
export function Still({ tag: Tag = 'article', className, of = NOTHING, keptAs, onFollow, children }: Props) {
  const kept = use(KeptHtml)
  const [first] = useState(of)
  const [isSent, setSent] = useState(useIsTakenOver())
  const element = useRef<HTMLElement>(null)
  const links = useLinksWithin(onFollow)
  // What draws it may have to be loaded first: until then it stays.
  const draw = () => startTransition(() => setSent(false))
  const isOld = isSent && of.some((value, i) => value !== first[i])
  useEffect(() => {
    if (isOld) draw()
  }, [isOld])
  useEffect(() => {
    if (!isSent) return
    for (const image of element.current!.getElementsByTagName('img')) {
      // It may have failed before anybody was there to hear of it.
      if (image.complete && image.naturalWidth === 0) image.decode().catch(draw)
    }
  }, [isSent])
  if (kept && keptAs !== undefined) {
    const html = kept(`${keptAs} ${JSON.stringify(of)}`, children)
    return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />
  }
  if (import.meta.env.SSR || !isSent) {
    return <Tag className={className}>{children}</Tag>
  }
  return (
    <Tag
      // What is drawn later is another element: this one has children that React does not know.
      key="still"
      ref={element as never}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
      onErrorCapture={(event: SyntheticEvent) => {
        if (event.target instanceof HTMLImageElement) draw()
      }}
      {...links}
    />
  )
}

/** Lets links work that React does not know: pages they lead to are read ahead, and shown without a new document. */
function useLinksWithin(onFollow: (() => void) | undefined) {
  const router = useRouter()
  const linkOf = ({ target }: SyntheticEvent) =>
    (target as Element).closest<HTMLAnchorElement>('a[href^="/"]')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = () => clearTimeout(timer.current)
  const readAhead = (event: SyntheticEvent, afterMs: number) => {
    const href = linkOf(event)?.getAttribute('href')
    if (!href) return
    leave()
    timer.current = setTimeout(() => {
      router.preloadRoute({ href } as never).catch(console.warn)
    }, afterMs)
  }
  const soon = (event: SyntheticEvent) => readAhead(event, router.options.defaultPreloadDelay ?? 0)
  return {
    onMouseOver: soon,
    onMouseOut: leave,
    onFocus: soon,
    onBlur: leave,
    onTouchStart: (event: SyntheticEvent) => readAhead(event, 0),
    onClick: (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link) return
      onFollow?.()
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void router.navigate({ href: link.getAttribute('href')! })
    },
  }
}
