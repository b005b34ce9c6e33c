import { createRoute } from '@tanstack/react-router'
import { at } from '../../../app/screen.ts'
import { claimRoute } from './claims.route.ts'

export const screens = [createRoute({ ...at('/tools/$slug/claim', 'claims', 'ClaimPage'), ...claimRoute })]

declare module '../../../app/screen.ts' {
  interface Screens {
    claims: typeof screens
  }
}
