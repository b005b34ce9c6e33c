import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'

export const screens = [createRoute(adminAt('/admin/claims', 'Claims', 'claims', 'AdminClaimsPage'))]

declare module '../../../app/screen.ts' {
  interface Screens {
    'claims, administration': typeof screens
  }
}
