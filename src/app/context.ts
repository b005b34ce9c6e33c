import type { QueryClient } from '@tanstack/react-query'

/** What every route's loader is given. */
export interface RouterContext {
  queryClient: QueryClient
  /** Public address of the site, for canonical links and structured data. */
  origin: string
  /** The status of the answer; in the browser it changes nothing. */
  setStatus: (status: number) => void
}

export const SITE_NAME = 'Kitly'
