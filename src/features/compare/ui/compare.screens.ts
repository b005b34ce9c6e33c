import { createRoute } from '@tanstack/react-router'
import { at } from '../../../app/screen.ts'
import { alternativesRoute } from './alternatives.route.ts'
import { compareRoute, pairRoute } from './compare.route.ts'

export const screens = [
  createRoute({ ...at('/tools/$slug/alternatives', 'compare', 'AlternativesPage'), ...alternativesRoute }),
  createRoute({ ...at('/compare', 'compare', 'ComparePage'), ...compareRoute }),
  createRoute({ ...at('/compare/$pair', 'compare', 'ComparePairPage'), ...pairRoute }),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    compare: typeof screens
  }
}
