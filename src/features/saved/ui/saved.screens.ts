import { createRoute } from '@tanstack/react-router'
import { at } from '../../../app/screen.ts'
import { savedRoute } from './saved.route.ts'

export const screens = [createRoute({ ...at('/saved', 'saved', 'SavedPage'), ...savedRoute })]

declare module '../../../app/screen.ts' {
  interface Screens {
    saved: typeof screens
  }
}
