import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { root } from '../root.ts'

/** The page of all components; a site that people visit has none. */
export const designScreen = createRoute({
  getParentRoute: () => root,
  path: '/design',
  component: lazyRouteComponent(() => import('./DesignPage.tsx'), 'DesignPage'),
  staticData: { file: 'src/app/design/DesignPage.tsx' },
})
