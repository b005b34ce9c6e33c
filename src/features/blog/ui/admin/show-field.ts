import { createElement } from 'react'
import type { ShowField } from '../../../../admin-kit/form/ConflictDialog.tsx'
import type { AdminPost } from '../../admin-blog.contract.ts'
import { CategoryNames } from './CategoryNames.tsx'
import { PlainArticle } from './PlainArticle.tsx'
import type { PostValues } from './post-values.ts'

/** How the fields of an article are shown that are no texts. */
export const showOf =
  (now: AdminPost | undefined, { tools }: PostValues): ShowField =>
  (field, value) => {
    if (field === 'content') return createElement(PlainArticle, { html: String(value) })
    if (field === 'categories') return createElement(CategoryNames, { ids: value as number[] })
    if (field !== 'featured_tools') return undefined
    const names = new Map([...(now?.tools ?? []), ...tools].map(({ id, name }) => [id, name]))
    return (value as number[]).map((id) => names.get(id) ?? `#${id}`).join(', ') || '(none)'
  }
