import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'
import { at } from '../../../app/screen.ts'
import { correctionsRoute } from './corrections.route.ts'

export const screens = [
  createRoute({ ...at('/how-we-check', 'corrections', 'HowWeCheckPage'), ...correctionsRoute }),
  createRoute(adminAt('/admin/reports', 'Reports', 'corrections', 'AdminReportsPage')),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    corrections: typeof screens
  }
}
