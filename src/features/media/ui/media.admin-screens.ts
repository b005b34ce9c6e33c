import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'

export const screens = [createRoute(adminAt('/admin/media', 'Media', 'media', 'AdminMediaPage'))]

declare module '../../../app/screen.ts' {
  interface Screens {
    'media, administration': typeof screens
  }
}
