import type { QueryClient } from '@tanstack/react-query'
import { packRows, unpackRows } from '../shared/rows.ts'

/** What a query's `meta` may say of how it is written into a page. */
interface PageMeta {
  /** It is read from the page itself, which would otherwise carry it twice. */
  standsInPage?: boolean
  /** Fields that no page shows. */
  unseen?: readonly string[]
}

const ID = 'page-data'

/** All that loaders have read and pages may show, as a text. */
export const allRead = (queryClient: QueryClient): string =>
  JSON.stringify(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryHash, state, meta }) => [queryHash, packRows(state.data, (meta as PageMeta)?.unseen)]),
  )

/**
 * What loaders have read, as an element of the page. Data and no script: it needs no hash in the policy, and is read as
 * JSON, which is faster than code.
 */
export function pageData(queryClient: QueryClient): string {
  const read = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state, meta }) => {
      const { standsInPage, unseen } = (meta ?? {}) as PageMeta
      return state.status === 'success' && !standsInPage ? [[queryKey, packRows(state.data, unseen)]] : []
    })
  return `<script type="application/json" id="${ID}">${JSON.stringify(read).replaceAll('<', '\\u003c')}</script>`
}

/** Gives the queries of a tab what the page has brought. The server may have kept it for hours: it is as fresh as new. */
export function readPageData(queryClient: QueryClient): void {
  const text = document.getElementById(ID)?.textContent
  const read = JSON.parse(text ?? '[]') as [readonly unknown[], unknown][]
  for (const [queryKey, data] of read) queryClient.setQueryData(queryKey, unpackRows(data))
}
