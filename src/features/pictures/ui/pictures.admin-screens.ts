import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'

export const screens = [createRoute(adminAt('/admin/pictures', 'Pictures', 'pictures', 'AdminPicturesPage'))]

declare module '../../../app/screen.ts' {
  interface Screens {
    'pictures, administration': typeof screens
  }
}
