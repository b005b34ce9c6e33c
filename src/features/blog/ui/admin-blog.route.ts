export interface AdminBlogSearch {
  search?: string | undefined
  status?: 'published' | 'draft' | undefined
  page?: number | undefined
  /** Id of an article, key of a draft, or 'new': its form is open. */
  edit?: string | undefined
}

const text = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number') && value !== '' ? String(value) : undefined

/** What stands in the address of the list, beside what every screen of the administration area has. */
export const adminBlogRoute = {
  validateSearch: ({ search, status, page, edit }: Record<string, unknown>): AdminBlogSearch => ({
    search: text(search),
    status: status === 'published' || status === 'draft' ? status : undefined,
    page: Number.isInteger(page) && Number(page) > 1 ? Number(page) : undefined,
    edit: /^(?:\d{1,9}|new(?:-[a-z0-9]{8,40})?)$/.exec(text(edit) ?? '')?.[0],
  }),
}
