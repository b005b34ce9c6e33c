import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'

export const screens = [createRoute(adminAt('/admin/reviews', 'Reviews', 'reviews', 'AdminReviewsPage'))]

declare module '../../../app/screen.ts' {
  interface Screens {
    'reviews, administration': typeof screens
  }
}
