import { createRoute } from '@tanstack/react-router'
import { at } from '../../../app/screen.ts'
import { homeRoute } from './home.route.ts'

export const screens = [createRoute({ ...at('/', 'home', 'HomePage'), ...homeRoute })]

declare module '../../../app/screen.ts' {
  interface Screens {
    home: typeof screens
  }
}
