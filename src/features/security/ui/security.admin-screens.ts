import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'

export const screens = [
  createRoute(adminAt('/admin', 'Admin login', 'security', 'AdminSignInPage')),
  createRoute(adminAt('/admin/security', 'Two-factor sign-in', 'security', 'AdminSecurityPage')),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    'security, administration': typeof screens
  }
}
