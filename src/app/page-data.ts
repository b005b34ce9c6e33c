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

/** What a query has read, as JSON for a page. */
interface ReadText {
  key: string
  data: string
  isWritten: boolean
}

/** What loaders have read and pages may show, each as a text. */
export const readTexts = (queryClient: QueryClient): ReadText[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryHash, state, meta }) => {
      const { standsInPage, unseen } = (meta ?? {}) as PageMeta
      const data = JSON.stringify(packRows(state.data, unseen)) ?? 'null'
      // The hash of a key is its JSON.
      return { key: queryHash, data, isWritten: state.status === 'success' && !standsInPage }
    })

/** All of it as one text. */
export const allRead = (texts: readonly ReadText[]): string =>
  texts.map(({ key, data }) => `${key} ${data}`).join('\n')

/**
 * What loaders have read, as an element of the page. Data and no script: it needs no hash in the policy, and is read as
 * JSON, which is faster than code.
 */
export function pageData(texts: readonly ReadText[]): string {
  const read = texts.flatMap(({ key, data, isWritten }) => (isWritten ? [`[${key},${data}]`] : []))
  return `<script type="application/json" id="${ID}">[${read.join(',').replaceAll('<', '\\u003c')}]</script>`
}

/** Gives the queries of a tab what the page has brought. The server may have kept it for hours: it is as fresh as new. */
export function readPageData(queryClient: QueryClient): void {
  const text = document.getElementById(ID)?.textContent
  const read = JSON.parse(text ?? '[]') as [readonly unknown[], unknown][]
  for (const [queryKey, data] of read) queryClient.setQueryData(queryKey, unpackRows(data))
}
