import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'
import { at } from '../../../app/screen.ts'
import { orderingRoute } from './ordering.route.ts'

export const screens = [
  createRoute({ ...at('/how-lists-are-ordered', 'ordering', 'HowListsAreOrderedPage'), ...orderingRoute }),
  createRoute(adminAt('/admin/ordering', 'Order of lists', 'ordering', 'AdminOrderingPage')),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    ordering: typeof screens
  }
}
