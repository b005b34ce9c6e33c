import type { AdminSearch } from '../../../admin-kit/screen/admin-route.ts'
import { POST_STATUSES } from '../blog.limits.ts'

const text = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number') && value !== '' ? String(value) : undefined

/** What stands in the address of the list. `edit`, the id of an article, key of a draft or 'new', opens a form. */
export const adminBlogRoute = {
  validateSearch: ({ search, status, page, edit }: Record<string, unknown>): AdminSearch => ({
    search: text(search),
    status: POST_STATUSES.find((known) => known === status),
    page: text(page),
    edit: /^(?:\d{1,9}|new(?:-[a-z0-9]{8,40})?)$/.exec(text(edit) ?? '')?.[0],
  }),
}
