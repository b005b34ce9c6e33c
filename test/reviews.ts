import { createToken } from '../src/features/accounts/server/mail/tokens.queries.ts'
import type { TestApp } from './app.ts'

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
      app.send('POST', '/api/reviews/confirmation', { token, answer: 'confirm' }, headers),
    ),
  )
}
