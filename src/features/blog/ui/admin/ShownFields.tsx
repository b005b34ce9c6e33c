import { useQuery } from '@tanstack/react-query'
import type { ShowField } from '../../../../admin-kit/form/ConflictDialog.tsx'
import { apiQuery } from '../../../../app/query.ts'
import type { AdminPost } from '../../admin-blog.contract.ts'
import { blocksOf } from '../article-text.ts'

/** The words of an article, a paragraph for each block: enough to tell one version from another. */
export function PlainArticle({ html }: { html: string }) {
  return <p className="max-h-48 overflow-y-auto text-sm whitespace-pre-line">{blocksOf(html).join('\n\n')}</p>
}

/** Blog categories by name. */
export function CategoryNames({ ids }: { ids: number[] }) {
  const { data = [] } = useQuery(apiQuery('GET /api/blog-categories', {}))
  const names = data.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return names.join(', ') || '(none)'
}

/** How the fields of an article are shown that are no texts; `tools` are those that have a name. */
export const showOf =
  (tools: AdminPost['tools']): ShowField =>
  (field, value) => {
    if (field === 'content') return <PlainArticle html={String(value)} />
    if (field === 'categories') return <CategoryNames ids={value as number[]} />
    if (field !== 'featured_tools') return undefined
    const names = new Map(tools.map(({ id, name }) => [id, name]))
    return (value as number[]).map((id) => names.get(id) ?? `#${id}`).join(', ') || '(none)'
  }
