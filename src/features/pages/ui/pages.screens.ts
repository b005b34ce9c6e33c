import { createRoute } from '@tanstack/react-router'
import { at } from '../../../app/screen.ts'
import { helpRoute, privacyRoute, termsRoute } from './pages.route.ts'

export const screens = [
  createRoute({ ...at('/help', 'pages', 'HelpPage'), ...helpRoute }),
  createRoute({ ...at('/privacy', 'pages', 'PrivacyPage'), ...privacyRoute }),
  createRoute({ ...at('/terms', 'pages', 'TermsPage'), ...termsRoute }),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    pages: typeof screens
  }
}
