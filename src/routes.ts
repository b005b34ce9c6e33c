import { root } from './app/root.ts'
import type { Screens } from './app/screen.ts'

type Screen = Screens[keyof Screens][number]

const modules = import.meta.glob<{ screens: Screen[] }>('./features/*/ui/*.screens.ts', { eager: true })

/** Every screen of every noun. */
export const routeTree = root.addChildren(Object.values(modules).flatMap(({ screens }) => screens))
