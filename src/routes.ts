import { designScreen } from './app/design/design.screen.ts'
import { root } from './app/root.ts'
import type { Screens } from './app/screen.ts'

type Screen = Screens[keyof Screens][number]

const modules = import.meta.glob<{ screens: Screen[] }>('./features/*/ui/*.screens.ts', { eager: true })

const screens = Object.values(modules).flatMap(({ screens }) => screens)

/** Every screen of every noun; in development that of all components, too. */
export const routeTree = root.addChildren(
  import.meta.env.MODE === 'development' ? [...screens, designScreen as never] : screens,
)
