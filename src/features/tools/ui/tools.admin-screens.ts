import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'

export const screens = [createRoute(adminAt('/admin/tools', 'Tools', 'tools', 'AdminToolsPage'))]

declare module '../../../app/screen.ts' {
  interface Screens {
    'tools, administration': typeof screens
  }
}
