import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'

export const screens = [
  createRoute(adminAt('/admin/categories', 'Categories', 'categories', 'AdminCategoriesPage')),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    'categories, administration': typeof screens
  }
}
