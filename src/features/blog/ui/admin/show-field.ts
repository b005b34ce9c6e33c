import { createElement } from 'react'
import type { ShowField } from '../../../../admin-kit/form/ConflictDialog.tsx'
import type { AdminPost } from '../../admin-blog.contract.ts'
import { CategoryNames } from './CategoryNames.tsx'
import { PlainArticle } from './PlainArticle.tsx'

/** How the fields of an article are shown that are no texts; `tools` are those that have a name. */
export const showOf =
  (tools: AdminPost['tools']): ShowField =>
  (field, value) => {
    if (field === 'content') return createElement(PlainArticle, { html: String(value) })
    if (field === 'categories') return createElement(CategoryNames, { ids: value as number[] })
    if (field !== 'featured_tools') return undefined
    const names = new Map(tools.map(({ id, name }) => [id, name]))
    return (value as number[]).map((id) => names.get(id) ?? `#${id}`).join(', ') || '(none)'
  }
