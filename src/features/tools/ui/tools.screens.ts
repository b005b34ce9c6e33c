import { createRoute } from '@tanstack/react-router'
import { at } from '../../../app/screen.ts'
import { toolRoute, toolsRoute } from './tools.route.ts'

export const screens = [
  createRoute({ ...at('/tools', 'tools', 'ToolsPage'), ...toolsRoute }),
  createRoute({ ...at('/tools/$slug', 'app', 'ToolPage'), ...toolRoute }),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    tools: typeof screens
  }
}
