import type { IncomingMessage } from 'node:http'
import { type Asking, positionOf, positionText, runAsking, writtenUpTo } from '../data/replica.ts'
import { isRead } from '../load/read-gate.ts'

/** How far whoever asks has written; kept as long as a replica could be behind, and much longer than it is. */
const COOKIE = 'kitly.written'
const KEPT_SECONDS = 300
const GIVEN = new RegExp(`(?:^|;\\s*)${COOKIE.replace('.', '\\.')}=([\\da-fA-F]+/[\\da-fA-F]+)`)

/** Answers a request that may be read from a replica: one that only reads, as long as it is under way. */
export function answerAsking(request: IncomingMessage, ended: (end: () => void) => void, answer: () => void) {
  const given = GIVEN.exec(request.headers.cookie ?? '')?.[1]
  const asking: Asking = {
    mayUseReplica: isRead(request),
    needs: (given && positionOf(given)) || 0n,
    wrote: null,
  }
  // What goes on after the answer is no longer of this request.
  ended(() => {
    asking.mayUseReplica = false
  })
  runAsking(asking, answer)
}

/** The cookie that tells every process what its bearer has written; null where this request has written nothing. */
export function writtenCookie(): string | null {
  const position = writtenUpTo()
  if (position === null) return null
  return `${COOKIE}=${positionText(position)}; Path=/; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax`
}
