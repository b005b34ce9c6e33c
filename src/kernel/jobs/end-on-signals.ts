/** What a shell says of a program that such a signal has ended. */
const EXIT_OF = { SIGINT: 130, SIGTERM: 143 } as const
export type EndingSignal = keyof typeof EXIT_OF

/**
 * One wish to end may arrive several times: from the terminal to all of a group, and from npm and whatever else has
 * started this. A signal after that is another wish: to end at once.
 */
const SAME_WISH_MS = 300

/** Ends the process after `close` when a signal asks for it, and at once when another one does. */
export function endOnSignals(close: (signal: EndingSignal) => Promise<void>): void {
  let askedAt: number | null = null
  const end = async (signal: EndingSignal) => {
    const now = performance.now()
    if (askedAt !== null) {
      if (now - askedAt > SAME_WISH_MS) process.exit(EXIT_OF[signal])
      return
    }
    askedAt = now
    await close(signal)
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(signal))
}
