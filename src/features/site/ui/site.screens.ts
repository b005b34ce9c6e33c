import { createRoute } from '@tanstack/react-router'
import { at } from '../../../app/screen.ts'
import { docsRoute } from './docs.route.ts'

export const screens = [createRoute({ ...at('/api/docs', 'site', 'ApiDocsPage'), ...docsRoute })]

declare module '../../../app/screen.ts' {
  interface Screens {
    site: typeof screens
  }
}
