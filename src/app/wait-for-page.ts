import type { AnyRouter } from '@tanstack/react-router'
import { AppError, UNKNOWN_ERROR, Unreachable } from '../shared/errors.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { createStore } from '../ui/store.ts'
import { addAdminArea, isAdminPath } from './admin-area.ts'

/** How it stands with the next page. `failed`: why it did not come, and how to try again. */
interface Waiting {
  isWaiting: boolean
  failed: { message: string; retry: () => void } | null
}

const IDLE: Waiting = { isWaiting: false, failed: null }
const waiting = createStore(IDLE)

export const stopWaiting = () => waiting.set(IDLE)
export const useWaiting = waiting.use

/** Why a page cannot be shown; null when it can, if only to say what the server has answered instead. */
function reasonOf(matches: readonly { error?: unknown }[] | undefined): string | null {
  const error = matches?.find((match) => match.error)?.error
  if (error instanceof Unreachable) return error.message
  if (error instanceof AppError) return null
  // Without a line the page's code is missing, too.
  if (!navigator.onLine) return new Unreachable(error).message
  return error ? UNKNOWN_ERROR : null
}

/** Reads a page's data and its code, and says how that went. */
async function readPage(router: AnyRouter, { pathname, search }: { pathname: string; search: object }) {
  try {
    if (isAdminPath(pathname)) await addAdminArea(router)
  } catch (error) {
    return [{ error }]
  }
  return await router.preloadRoute({ to: pathname, search } as never)
}

/**
 * Another page's address comes with the page: until there is something to show, or should there never be, the old page
 * stays under its own. Other parameters of the same page are for that page to show. Either comes after the paint of the
 * press: what has been read already would be drawn in the same turn and hold it up, and so does the browser's own work
 * for another address.
 */
export function waitForPages(router: AnyRouter): void {
  const commit = router.commitLocation
  const build = router.buildAndCommitLocation
  let latest: unknown
  /** Gives the page the parameters that wait for a paint. */
  let give: (() => void) | undefined
  // Going back, and every address that has come, ends what was waited for.
  router.history.subscribe(() => {
    latest = undefined
    stopWaiting()
  })
  const commitAfterPaint: typeof commit = (next) =>
    new Promise((resolve) => {
      const own = () => {
        // Another address may have taken its place: whoever waits for this one still hears.
        if (give !== own) return resolve(undefined)
        give = undefined
        resolve(latest === next ? commit(next) : undefined)
      }
      give = own
      afterPaint(own)
    })
  // What is changed next is changed in what has been asked for, painted or not.
  router.buildAndCommitLocation = (options) => {
    give?.()
    return build(options)
  }
  router.commitLocation = async (next) => {
    latest = next
    if (next.external || next.pathname === router.latestLocation.pathname) {
      stopWaiting()
      return await commitAfterPaint(next)
    }
    waiting.set({ isWaiting: true, failed: null })
    const [matches] = await Promise.all([readPage(router, next), new Promise<void>(afterPaint)])
    if (latest !== next) return
    const message = reasonOf(matches as never)
    if (message === null) return await commit(next)
    waiting.set({ isWaiting: false, failed: { message, retry: () => void router.commitLocation(next) } })
  }
}
