import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'

export const screens = [createRoute(adminAt('/admin/links', 'Links', 'links', 'AdminLinksPage'))]

declare module '../../../app/screen.ts' {
  interface Screens {
    'links, administration': typeof screens
  }
}
