import { type ErrorCode, errorFromBody, Unreachable } from '../shared/errors.ts'

interface Call {
  path: string
  /** When it was sent, by the clock of the page. */
  at: number
}

/** Does what a refusal asks of a person. True: the call is made again. False: the refusal stands. */
export type Recover = (call: Call) => Promise<boolean>

const ways = new Map<ErrorCode, Recover>()

/** From now on `recover` is asked whenever a call is refused with this code. */
export function recoverFrom(code: ErrorCode, recover: Recover): void {
  ways.set(code, recover)
}

/**
 * The one place through which the browser calls the API. A refusal that a person can do something about is put to
 * them, and then the call is made again: whoever made it sees only what came in the end.
 */
export const send: typeof globalThis.fetch = async (input, init) => {
  const path = String(input)
  const tried = new Set<ErrorCode>()
  for (;;) {
    const at = performance.now()
    const response = await fetch(path, init).catch(Unreachable.rethrow)
    if (response.ok) return response
    const { code } = errorFromBody(
      response.status,
      await response
        .clone()
        .json()
        .catch(() => null),
    )
    const recover = tried.has(code) ? undefined : ways.get(code)
    tried.add(code)
    if (!(await recover?.({ path, at }))) return response
    init?.signal?.throwIfAborted()
  }
}
