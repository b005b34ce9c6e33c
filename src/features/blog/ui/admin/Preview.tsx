import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { api } from '../../../../app/query.ts'
import type { Separator } from '../../blog-html.ts'
import type { PostValues } from './post-values.ts'

/** The article as its page would show it: the server makes it of the text, as it does for readers. */
export function Preview({ content }: { content: string }) {
  const values = useWatch<PostValues>() as PostValues
  const section_separators = (values.section_separators || null) as Separator | null
  const { data, error } = useQuery({
    queryKey: ['blog-preview', content, section_separators],
    queryFn: () => api('POST /api/admin/blog/preview', { body: { content, section_separators } }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = body.current
    // Links lead away from what is being written.
    const stay = (event: MouseEvent) => {
      if ((event.target as Element).closest('a')) event.preventDefault()
    }
    element?.addEventListener('click', stay)
    return () => element?.removeEventListener('click', stay)
  }, [])
  return (
    <section aria-label="Preview" className="card overflow-hidden">
      <p className="border-b border-line px-4 py-2 text-sm text-muted">
        {error ? 'The preview could not be made.' : 'As readers will see it'}
      </p>
      <div ref={body} className="max-h-[56rem] overflow-y-auto p-5">
        <h1 className="text-3xl">{values.title || 'Untitled'}</h1>
        <p className="mt-3 text-lg text-muted">{values.excerpt}</p>
        <p className="mt-3 text-sm text-muted">
          {values.author_name} · {values.reading_time_minutes} min read
        </p>
        {/^(?:https?:\/\/|\/uploads\/)/.test(values.cover_image_url) && (
          <img
            src={values.cover_image_url}
            alt=""
            className="mt-5 aspect-video w-full rounded-card border border-line object-cover"
          />
        )}
        <div className="article mt-6" dangerouslySetInnerHTML={{ __html: data?.html ?? '' }} />
      </div>
    </section>
  )
}
