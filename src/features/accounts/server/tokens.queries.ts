import { createHash, randomBytes } from 'node:crypto'
import { now } from '../../../server/database/codec.ts'
import type { Db, Tx } from '../../../server/database/database.ts'

/** What a link is good for: those of mails, and the one that the start prints for the administration area. */
export type TokenKind = 'verify' | 'reset' | 'email' | 'direct'

interface TokenValue {
  user_id: string
  /** The new address, of a link that confirms one. */
  email?: string
  /** Hash of the secret of the browser in which an account was made. */
  browser?: string
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** A link is known by the hash of its token: who reads the database cannot follow it. */
const identifierOf = (kind: TokenKind, token: string) => `${kind}:${hashOf(token)}`

/** Makes a token that can be used once, until `minutes` have passed; those of the same kind become void. */
export async function createToken(
  tx: Tx,
  kind: TokenKind,
  { browser, ...value }: TokenValue,
  minutes: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const at = now()
  await deleteTokens(tx, value.user_id, kind)
  await tx
    .insertInto('verifications')
    .values({
      id: `${kind}:${value.user_id}`,
      identifier: identifierOf(kind, token),
      value: JSON.stringify({ ...value, ...(browser && { browser: hashOf(browser) }) }),
      expires_at: new Date(Date.now() + minutes * 60_000).toISOString(),
      created_at: at,
      updated_at: at,
    })
    .execute()
  return token
}

/** What a token stands for, without using it up; null when it was used, is void or too old. */
export async function readToken(db: Db, kind: TokenKind, token: string): Promise<TokenValue | null> {
  const row = await db
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', identifierOf(kind, token))
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return row ? JSON.parse(row.value) : null
}

/** Uses a token up, in one statement: of two who follow a link at once only one gets through. */
export async function consumeToken(tx: Tx, kind: TokenKind, token: string): Promise<TokenValue | null> {
  const row = await tx
    .deleteFrom('verifications')
    .where('identifier', '=', identifierOf(kind, token))
    .where('expires_at', '>', now())
    .returning('value')
    .executeTakeFirst()
  return row ? JSON.parse(row.value) : null
}

/** Makes the links of a person void: those of a kind, or all. */
export async function deleteTokens(tx: Tx, userId: string, kind?: TokenKind): Promise<void> {
  const ids = (kind ? [kind] : (['verify', 'reset', 'email'] as const)).map((k) => `${k}:${userId}`)
  await tx.deleteFrom('verifications').where('id', 'in', ids).execute()
}

/** Notes that something may not be used again before `until`. Answers false when it was noted already. */
export async function useOnce(db: Db, what: string, until: Date): Promise<boolean> {
  const at = now()
  const row = await db
    .insertInto('verifications')
    .values({
      id: `once:${hashOf(what)}`,
      identifier: 'once',
      value: '',
      expires_at: until.toISOString(),
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteExpiredTokens(db: Db, at: string): Promise<void> {
  await db.deleteFrom('verifications').where('expires_at', '<', at).execute()
}

/** Whether a browser's secret is the one whose hash a token carries. */
export const isSameBrowser = ({ browser }: TokenValue, secret: string | null) =>
  browser !== undefined && secret !== null && hashOf(secret) === browser
