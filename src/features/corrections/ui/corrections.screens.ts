import { createRoute } from '@tanstack/react-router'
import { at } from '../../../app/screen.ts'
import { correctionsRoute } from './corrections.route.ts'

export const screens = [
  createRoute({ ...at('/how-we-check', 'corrections', 'HowWeCheckPage'), ...correctionsRoute }),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    corrections: typeof screens
  }
}
