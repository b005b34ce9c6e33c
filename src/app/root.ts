import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from './context.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { RootDocument } from './RootDocument.tsx'
import { rootHead } from './root-head.ts'

/** The root of all screens: the document around them. */
export const root = createRootRouteWithContext<RouterContext>()({
  head: rootHead,
  component: RootDocument,
  notFoundComponent: NotFoundScreen,
  errorComponent: ErrorScreen,
})
