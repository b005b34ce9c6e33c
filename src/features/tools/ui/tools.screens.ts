import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'
import { at } from '../../../app/screen.ts'
import { toolRoute, toolsRoute } from './tools.route.ts'

export const screens = [
  createRoute({ ...at('/tools', 'tools', 'ToolsPage'), ...toolsRoute }),
  createRoute({ ...at('/tools/$slug', 'app', 'ToolPage'), ...toolRoute }),
  createRoute(adminAt('/admin/tools', 'Tools', 'tools', 'AdminToolsPage')),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    tools: typeof screens
  }
}
