import './article.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { textOf } from '../../../shared/html.ts'
import { createPlayer } from '../../../ui/player.ts'
import type { BlogBody } from '../blog.contract.ts'
import { bodyQuery } from './blog.route.ts'

const ID = 'post-body'

/** The text as the server has written it into the page, when the page is of this article. */
function readFromPage(slug: string): BlogBody | undefined {
  if (typeof document === 'undefined') return undefined
  const element = document.getElementById(ID)
  if (element?.dataset.slug !== slug) return undefined
  const headings = [...element.querySelectorAll('h2[id], h3[id]')].map(({ id, innerHTML, tagName }) => ({
    id,
    text: textOf(innerHTML),
    level: Number(tagName[1]),
  }))
  return { html: element.innerHTML, headings: headings.filter((h) => h.text) }
}

/** The text of an article: read from the page that the server has made, or from the API after that. */
export function usePostBody(slug: string): BlogBody {
  const { data } = useSuspenseQuery({ ...bodyQuery(slug), initialData: () => readFromPage(slug) })
  return data
}

/** An article's text. Its HTML has passed the sanitiser; React leaves what is inside alone. */
export function PostBody({ slug, html }: { slug: string; html: string }) {
  const element = useRef<HTMLDivElement>(null)
  const router = useRouter()
  useEffect(() => {
    const body = element.current
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return
      const { embed } = link.dataset
      if (embed) {
        event.preventDefault()
        const player = createPlayer(embed, link.querySelector('span')?.textContent ?? 'Video')
        link.replaceWith(player)
        player.focus()
      } else if (link.origin === location.origin && link.pathname !== location.pathname) {
        event.preventDefault()
        router.history.push(link.pathname + link.search + link.hash)
      }
    }
    body?.addEventListener('click', onClick)
    return () => body?.removeEventListener('click', onClick)
  }, [router])
  return (
    <div
      ref={element}
      id={ID}
      data-slug={slug}
      className="article"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
