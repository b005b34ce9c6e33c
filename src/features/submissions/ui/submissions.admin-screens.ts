import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'

export const screens = [
  createRoute(adminAt('/admin/submissions', 'Submissions', 'submissions', 'AdminSubmissionsPage')),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    'submissions, administration': typeof screens
  }
}
