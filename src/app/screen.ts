import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { refusedAddress } from './refused-address.ts'
import { root } from './root.ts'

/** The screens of each noun, which adds its own in `ui/<noun>.screens.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns fill it
export interface Screens {}

/** A screen, and the head of its page where its route has none: it is no part of every page's code. */
type Module = Record<string, ComponentType> & { head?: (input: unknown) => object }

const modules = import.meta.glob<Module>(['../features/*/ui/*Page.tsx', './screens/*Page.tsx'])

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
export function at<P extends string>(path: P, feature: string, name: string) {
  const file = feature === 'app' ? `./screens/${name}.tsx` : `../features/${feature}/ui/${name}.tsx`
  const load = modules[file]
  if (!load) throw new Error(`There is no screen ${file}`)
  return {
    getParentRoute: () => root,
    path,
    onError: refusedAddress,
    component: lazyRouteComponent(load as never, name as never) as unknown as RouteComponent,
    head: (async (input: unknown) => (await load()).head?.(input) ?? {}) as never,
    staticData: { file: feature === 'app' ? file.replace('.', 'src/app') : file.replace('..', 'src') },
  }
}
