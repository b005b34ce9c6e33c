import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'
import { at } from '../../../app/screen.ts'
import { categoriesRoute } from './categories.route.ts'

export const screens = [
  createRoute({ ...at('/categories', 'categories', 'CategoriesPage'), ...categoriesRoute }),
  createRoute(adminAt('/admin/categories', 'Categories', 'categories', 'AdminCategoriesPage')),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    categories: typeof screens
  }
}
