import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'

type Module = Record<string, ComponentType>

const modules = import.meta.glob<Module>('../features/*/ui/*Page.tsx')

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The file of the screen, so that the server knows which chunks its page needs. */
    file?: string
  }
}

/** The component of a screen, loaded when it is needed: `screen('tools', 'ToolPage')`. */
export function screen(feature: string, name: string) {
  const path = `../features/${feature}/ui/${name}.tsx`
  const load = modules[path]
  if (!load) throw new Error(`There is no screen ${path}`)
  return {
    component: lazyRouteComponent(load as never, name as never) as unknown as RouteComponent,
    staticData: { file: path.replace('..', 'src') },
  }
}
