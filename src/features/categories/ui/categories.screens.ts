import { createRoute } from '@tanstack/react-router'
import { at } from '../../../app/screen.ts'
import { categoriesRoute } from './categories.route.ts'

export const screens = [
  createRoute({ ...at('/categories', 'categories', 'CategoriesPage'), ...categoriesRoute }),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    categories: typeof screens
  }
}
