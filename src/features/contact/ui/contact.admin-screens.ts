import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'

export const screens = [createRoute(adminAt('/admin/contact', 'Contact', 'contact', 'AdminContactPage'))]

declare module '../../../app/screen.ts' {
  interface Screens {
    'contact, administration': typeof screens
  }
}
