const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll'] as const

/**
 * Loads code once a person has begun to use the page and the browser has nothing better to do: what an action opens is
 * then there before it is asked for, also when the line has gone since.
 */
export function whenUsed(load: () => Promise<unknown>): () => void {
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, begin, true)
  }
  const begin = () => {
    stop()
    const quietly = () => void load().catch(() => {})
    if ('requestIdleCallback' in window) requestIdleCallback(quietly, { timeout: 2000 })
    else setTimeout(quietly, 200)
  }
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true })
  return stop
}
