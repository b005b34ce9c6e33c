import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'

export const screens = [
  createRoute(adminAt('/admin/ordering', 'Order of lists', 'ordering', 'AdminOrderingPage')),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    'ordering, administration': typeof screens
  }
}
