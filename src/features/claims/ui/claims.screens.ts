import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'
import { at } from '../../../app/screen.ts'
import { claimRoute } from './claims.route.ts'

export const screens = [
  createRoute({ ...at('/tools/$slug/claim', 'claims', 'ClaimPage'), ...claimRoute }),
  createRoute(adminAt('/admin/claims', 'Claims', 'claims', 'AdminClaimsPage')),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    claims: typeof screens
  }
}
