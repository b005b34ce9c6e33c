import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'

export const screens = [
  createRoute(adminAt('/admin/direct', 'Direct access', 'people', 'AdminDirectAccessPage')),
  createRoute(adminAt('/admin/invitation', 'Invitation', 'people', 'AdminInvitationPage')),
  createRoute(adminAt('/admin/users', 'Users', 'people', 'AdminUsersPage')),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    'people, administration': typeof screens
  }
}
