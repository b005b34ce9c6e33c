import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { refusedAddress } from './refused-address.ts'
import { root } from './root.ts'
import { headOf, isFirstPage } from './sent-head.ts'

/** The screens of each noun, which adds its own in `ui/<noun>.screens.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns fill it
export interface Screens {}

export type Screen = Screens[keyof Screens][number]

/**
 * A screen, the head of its page where its route has none, and the rest of its code, which the page that the server has
 * sent does without until it is used (`whenTouched`): none of it is part of every page's code.
 */
export type Module = Record<string, ComponentType> & {
  head?: (page: never) => Promise<object>
  rest?: () => Promise<unknown>
}

const modules = import.meta.glob<Module>([
  '../features/*/ui/*Page.tsx',
  '!../features/*/ui/Admin*Page.tsx',
  './screens/*Page.tsx',
])

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The file of the screen, so that the server knows which chunks its page needs. */
    file?: string
  }
}

/**
 * Where a screen stands, and its component, loaded when it is needed: `at('/tools', 'tools', 'ToolsPage')`. Screens that
 * put several nouns together are those of the app.
 */
export function at<P extends string>(path: P, feature: string, name: string, files = modules) {
  const file = feature === 'app' ? `./screens/${name}.tsx` : `../features/${feature}/ui/${name}.tsx`
  const load = files[file]
  if (!load) throw new Error(`There is no screen ${file}`)
  return {
    getParentRoute: () => root,
    path,
    onError: refusedAddress,
    component: lazyRouteComponent(async () => {
      const screen = await load()
      if (!isFirstPage()) await screen.rest?.()
      return screen as Record<string, RouteComponent>
    }, name) as RouteComponent,
    head: headOf(async (page) => (await (await load()).head?.(page as never)) ?? {}),
    staticData: { file: feature === 'app' ? file.replace('.', 'src/app') : file.replace('..', 'src') },
  }
}
