import { createRoute } from '@tanstack/react-router'
import { at } from '../../../app/screen.ts'
import { bundleRoute, bundlesRoute } from './bundles.route.ts'

export const screens = [
  createRoute({ ...at('/bundles', 'bundles', 'BundlesPage'), ...bundlesRoute }),
  createRoute({ ...at('/bundles/$slug', 'bundles', 'BundlePage'), ...bundleRoute }),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    bundles: typeof screens
  }
}
