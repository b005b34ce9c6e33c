import { designScreen } from './app/design/design.screen.ts'
import { root } from './app/root.ts'
import type { Screen } from './app/screen.ts'

const modules = import.meta.glob<{ screens: Screen[] }>('./features/*/ui/*.screens.ts', { eager: true })

const screens = Object.values(modules).flatMap(({ screens }) => screens)

/** The screens that visitors open, of every noun; in development that of all components, too. */
export const publicScreens =
  import.meta.env.MODE === 'development' ? [...screens, designScreen as never] : screens

/** With them alone. */
export const publicTree = root.addChildren(publicScreens)
