import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'

export const screens = [createRoute(adminAt('/admin/reports', 'Reports', 'corrections', 'AdminReportsPage'))]

declare module '../../../app/screen.ts' {
  interface Screens {
    'corrections, administration': typeof screens
  }
}
