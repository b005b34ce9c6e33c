import { setTimeout as sleep } from 'node:timers/promises'
import { createToken } from '../src/features/accounts/server/mail/tokens.queries.ts'
import type { TestApp } from './app.ts'

const AGAIN_MS = 200

/**
 * Sends until it is heard: of hundreds at the same moment some wait longer for a connection to PostgreSQL than the server lets
 * them, where the machine is busy. It answers them 503, and people press again.
 */
export async function sendUntilHeard(...[app, ...request]: [TestApp, ...Parameters<TestApp['send']>]) {
  for (;;) {
    const answer = await app.send(...request)
    if (answer.status !== 503) return answer
    await sleep(AGAIN_MS)
  }
}

/** Follows the links that confirm reviews, all at once; a link like the mailed one is made for each. */
export async function confirmAll(
  app: TestApp,
  ids: number[],
  headers: Record<string, string> = {},
): Promise<void> {
  const { db } = app.services.database
  const tokens: string[] = []
  for (const id of ids) {
    tokens.push(
      await db.transaction().execute((tx) => createToken(tx, 'review', { user_id: String(id) }, 60)),
    )
  }
  await Promise.all(
    tokens.map((token) =>
      sendUntilHeard(app, 'POST', '/api/reviews/confirmation', { token, answer: 'confirm' }, headers),
    ),
  )
}
