import { createRoute } from '@tanstack/react-router'
import { at } from '../../../app/screen.ts'
import { contactRoute } from './contact.route.ts'

export const screens = [createRoute({ ...at('/contact', 'contact', 'ContactPage'), ...contactRoute })]

declare module '../../../app/screen.ts' {
  interface Screens {
    contact: typeof screens
  }
}
