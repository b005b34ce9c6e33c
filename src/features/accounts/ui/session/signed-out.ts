let until = 0
/** Long enough for the page to notice. Milliseconds. */
const NOTICED_MS = 3_000

/** Notes that somebody signs out on purpose: nobody asks them to sign in again. */
export function noteSignedOut(): void {
  until = Date.now() + NOTICED_MS
}

export const wasSignedOut = () => Date.now() < until
