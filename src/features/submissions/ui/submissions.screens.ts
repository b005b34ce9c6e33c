import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'
import { at } from '../../../app/screen.ts'
import { submitRoute } from './submit.route.ts'

export const screens = [
  createRoute({ ...at('/submit-tool', 'submissions', 'SubmitToolPage'), ...submitRoute }),
  createRoute(adminAt('/admin/submissions', 'Submissions', 'submissions', 'AdminSubmissionsPage')),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    submissions: typeof screens
  }
}
