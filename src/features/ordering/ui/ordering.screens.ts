import { createRoute } from '@tanstack/react-router'
import { at } from '../../../app/screen.ts'
import { orderingRoute } from './ordering.route.ts'

export const screens = [
  createRoute({ ...at('/how-lists-are-ordered', 'ordering', 'HowListsAreOrderedPage'), ...orderingRoute }),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    ordering: typeof screens
  }
}
