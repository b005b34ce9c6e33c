import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import type { RouterContext } from './app/context.ts'
import { ErrorScreen } from './app/ErrorScreen.tsx'
import { NotFoundScreen } from './app/NotFoundScreen.tsx'
import { RootDocument } from './app/RootDocument.tsx'
import { rootHead } from './app/root-head.ts'
import { screen } from './app/screen.ts'
import { homeRoute } from './features/home/ui/home.route.ts'
import { docsRoute } from './features/site/ui/docs.route.ts'
import { toolRoute, toolsRoute } from './features/tools/ui/tools.route.ts'

const root = createRootRouteWithContext<RouterContext>()({
  head: rootHead,
  component: RootDocument,
  notFoundComponent: NotFoundScreen,
  errorComponent: ErrorScreen,
})
const at = <P extends string>(path: P) => ({ getParentRoute: () => root, path })

/** Every screen: its address, what it reads (`*.route.ts`), and the component that shows it. */
const home = createRoute({ ...at('/'), ...homeRoute, ...screen('home', 'HomePage') })
const tools = createRoute({ ...at('/tools'), ...toolsRoute, ...screen('tools', 'ToolsPage') })
const tool = createRoute({ ...at('/tools/$slug'), ...toolRoute, ...screen('tools', 'ToolPage') })
const docs = createRoute({ ...at('/api/docs'), ...docsRoute, ...screen('site', 'ApiDocsPage') })

// Made of names: routes written out in the call itself would lose their types.
export const routeTree = root.addChildren([home, tools, tool, docs])
