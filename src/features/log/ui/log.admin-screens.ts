import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'

export const screens = [
  createRoute(adminAt('/admin/bin', 'Bin', 'log', 'AdminBinPage')),
  createRoute(adminAt('/admin/log', 'Log of changes', 'log', 'AdminLogPage')),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    'log, administration': typeof screens
  }
}
