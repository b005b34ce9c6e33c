import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import type { RouterContext } from './context.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { RootDocument } from './RootDocument.tsx'
import { headOf } from './sent-head.ts'

/** The root of all screens: the document around them. */
export const root = createRootRouteWithContext<RouterContext>()({
  head: headOf(async (page: { match: { context: RouterContext } }) =>
    (await import('./root-head.ts')).rootHead(page),
  ),
  component: RootDocument,
  notFoundComponent: lazyRouteComponent(() => import('./NotFoundScreen.tsx'), 'NotFoundScreen'),
  errorComponent: ErrorScreen,
})
