import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import type { routeTree } from '../routes.ts'
import { queryText } from '../shared/query-text.ts'
import type { RouterContext } from './context.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { readPageData } from './page-data.ts'

/** The router of one request, or of one browser tab. What loaders have read travels in the query cache. */
export function createAppRouter(context: RouterContext, screens: typeof routeTree) {
  return createRouter({
    routeTree: screens,
    context,
    // In the place of the page's content: an error of the root would take header and styles with it.
    defaultErrorComponent: ErrorScreen,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    scrollRestoration: true,
    defaultStructuralSharing: true,
    // Search parameters as people write them: ?category=design&page=2, without JSON.
    parseSearch: (text) => {
      const parameters = new URLSearchParams(text)
      // A form without scripts repeats a name for each of its choices.
      return Object.fromEntries(
        [...parameters.keys()].map((name) => [name, parameters.getAll(name).join(',')]),
      )
    },
    stringifySearch: (search) => {
      const parameters = new URLSearchParams()
      for (const [name, value] of Object.entries(search)) {
        if (value !== undefined && value !== null && value !== '') parameters.set(name, String(value))
      }
      const text = queryText(parameters)
      return text ? `?${text}` : ''
    },
    // What was read stands beside it (page-data.ts).
    dehydrate: () => ({ origin: context.origin }),
    hydrate: (data) => {
      context.origin = data.origin
      readPageData(context.queryClient)
    },
    Wrap: ({ children }) => (
      <QueryClientProvider client={context.queryClient}>{children}</QueryClientProvider>
    ),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
