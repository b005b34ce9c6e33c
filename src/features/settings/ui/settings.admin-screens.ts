import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'

export const screens = [createRoute(adminAt('/admin/settings', 'Settings', 'settings', 'AdminSettingsPage'))]

declare module '../../../app/screen.ts' {
  interface Screens {
    'settings, administration': typeof screens
  }
}
