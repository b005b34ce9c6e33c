import { createRoute } from '@tanstack/react-router'
import { at } from '../../../app/screen.ts'
import { submitRoute } from './submit.route.ts'

export const screens = [
  createRoute({ ...at('/submit-tool', 'submissions', 'SubmitToolPage'), ...submitRoute }),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    submissions: typeof screens
  }
}
