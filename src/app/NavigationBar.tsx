import { useHydrated, useRouterState } from '@tanstack/react-router'
import { buttonClass } from '../ui/button.ts'
import { stopWaiting, useWaiting } from './wait-for-page.ts'

/** A bar at the upper edge while the next page is on its way, and what is said when it does not come. */
export function NavigationBar() {
  const { isWaiting, failed } = useWaiting()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const isHydrated = useHydrated()
  if (failed) {
    return (
      <div
        role="alert"
        className="fixed inset-x-3 bottom-3 z-60 mx-auto flex max-w-md animate-[rise_180ms_ease-out] flex-wrap items-center gap-2 rounded-xl border border-line bg-surface py-2 pr-2 pl-4 text-sm shadow-float"
      >
        <p className="min-w-0 flex-1">
          <span className="font-medium">{failed.message}</span>
          <span className="block text-muted">You are still where you were.</span>
        </p>
        <button type="button" className={buttonClass('soft', 'sm')} onClick={failed.retry}>
          Retry
        </button>
        <button type="button" className={buttonClass('ghost', 'sm')} onClick={stopWaiting}>
          Dismiss
        </button>
      </div>
    )
  }
  if (!isWaiting && !(isLoading && isHydrated)) return null
  return (
    <div role="status">
      <div role="progressbar" aria-label="Loading the page" className="loading-bar">
        <span />
      </div>
    </div>
  )
}
