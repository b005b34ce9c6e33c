import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'

export const screens = [createRoute(adminAt('/admin/bundles', 'Bundles', 'bundles', 'AdminBundlesPage'))]

declare module '../../../app/screen.ts' {
  interface Screens {
    'bundles, administration': typeof screens
  }
}
