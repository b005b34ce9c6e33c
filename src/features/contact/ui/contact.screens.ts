import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'
import { at } from '../../../app/screen.ts'
import { contactRoute } from './contact.route.ts'

export const screens = [
  createRoute({ ...at('/contact', 'contact', 'ContactPage'), ...contactRoute }),
  createRoute(adminAt('/admin/contact', 'Contact', 'contact', 'AdminContactPage')),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    contact: typeof screens
  }
}
