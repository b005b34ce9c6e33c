import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import { CORRECTIONS_PAGES_MAX } from '../corrections.limits.ts'

export interface CorrectionsSearch {
  /** Pages of the log that are shown. */
  page?: number | undefined
}

export const correctionsQuery = (page: number) =>
  apiQuery('GET /api/corrections', { query: { page: String(page) } })

export const pagesUpTo = (page = 1) => Array.from({ length: page }, (_, i) => i + 1)

export const correctionsRoute = {
  validateSearch: ({ page }: Record<string, unknown>): CorrectionsSearch => {
    const number = Number(page)
    return Number.isInteger(number) && number > 1 && number <= CORRECTIONS_PAGES_MAX
      ? { page: number }
      : { page: undefined }
  },
  loaderDeps: ({ search: { page } }: { search: CorrectionsSearch }) => ({ page }),
  loader: async ({
    context: { queryClient, origin },
    deps: { page },
  }: {
    context: RouterContext
    deps: CorrectionsSearch
  }) => {
    await Promise.all(pagesUpTo(page).map((n) => queryClient.ensureQueryData(correctionsQuery(n))))
    return { origin }
  },
}
