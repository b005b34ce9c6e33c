import { root } from './app/root.ts'
import type { Screen } from './app/screen.ts'
import { publicScreens } from './public-routes.ts'

const modules = import.meta.glob<{ screens: Screen[] }>('./features/*/ui/*.admin-screens.ts', { eager: true })

/** Every screen of every noun. */
export const routeTree = root.addChildren([
  ...publicScreens,
  ...Object.values(modules).flatMap(({ screens }) => screens),
])
