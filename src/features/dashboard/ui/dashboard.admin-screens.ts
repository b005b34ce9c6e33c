import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'

export const screens = [
  createRoute(adminAt('/admin/dashboard', 'Dashboard', 'dashboard', 'AdminDashboardPage')),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    'dashboard, administration': typeof screens
  }
}
