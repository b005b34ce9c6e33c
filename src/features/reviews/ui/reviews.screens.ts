import { createRoute } from '@tanstack/react-router'
import { at } from '../../../app/screen.ts'
import { personalRoute } from '../../accounts/ui/accounts.route.ts'

export const screens = [
  createRoute({
    ...at('/reviews/confirm', 'reviews', 'ConfirmReviewPage'),
    ...personalRoute('/reviews/confirm', 'Confirm your review'),
  }),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    reviews: typeof screens
  }
}
