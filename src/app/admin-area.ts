import type { AnyRouter } from '@tanstack/react-router'

export const isAdminPath = (path: string): boolean => /^\/admin(\/|$)/.test(path)

/** Their screens are no part of what every page loads: they join the others before the first of them is shown. */
const addScreens = () => import('../routes.ts')

let area: Promise<unknown> | undefined

/** Before there is a router. */
export async function startWithAdminArea(): Promise<void> {
  area = addScreens()
  await area
}

/** Adds the screens of the administration where they are asked for. */
export async function addAdminArea(router: AnyRouter): Promise<void> {
  area ??= addScreens().then(() => router.setRoutes(router.buildRouteTree()))
  try {
    await area
  } catch (error) {
    // Without a line; the next press tries again.
    area = undefined
    throw error
  }
}
