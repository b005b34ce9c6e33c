import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'

export const screens = [createRoute(adminAt('/admin/checks', 'Checks', 'checks', 'AdminChecksPage'))]

declare module '../../../app/screen.ts' {
  interface Screens {
    'checks, administration': typeof screens
  }
}
