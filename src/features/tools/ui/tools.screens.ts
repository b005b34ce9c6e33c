import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'
import { at } from '../../../app/screen.ts'
import { alternativesRoute } from './alternatives.route.ts'
import { toolRoute, toolsRoute } from './tools.route.ts'

export const screens = [
  createRoute({ ...at('/tools', 'tools', 'ToolsPage'), ...toolsRoute }),
  createRoute({ ...at('/tools/$slug', 'tools', 'ToolPage'), ...toolRoute }),
  createRoute({ ...at('/tools/$slug/alternatives', 'tools', 'AlternativesPage'), ...alternativesRoute }),
  createRoute(adminAt('/admin/tools', 'Tools', 'tools', 'AdminToolsPage')),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    tools: typeof screens
  }
}
