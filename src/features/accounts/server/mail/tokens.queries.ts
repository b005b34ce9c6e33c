import { createHash, randomBytes } from 'node:crypto'
import { now } from '../../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../../kernel/data/database.ts'

/**
 * What a token is good for: the links of mails, a code that is sent to confirm who somebody is, and the link that the
 * start prints for the administration area.
 */
export type TokenKind = 'verify' | 'reset' | 'email' | 'undo' | 'confirm' | 'invite' | 'direct' | 'review'

export interface TokenValue {
  /** Whom it is for: a person; of an invitation, the entry of the list; of a review to confirm, the review. */
  user_id: string
  /** The new address, of a link that confirms one; the old one, of a link that takes a change back. */
  email?: string
  /** The session that has asked for a new address. */
  session?: string
  /** When the change was made that can be taken back. */
  at?: string
  /** Hash of the secret of the browser in which an account was made. */
  browser?: string
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** A link is known by the hash of its token: who reads the database cannot follow it. */
const identifierOf = (kind: TokenKind, token: string) => `${kind}:${hashOf(token)}`

/**
 * Of each there is one for each person. Links to a new password are many, since anybody can ask for them: a stranger must
 * not end the one that the owner is about to follow. An address that was left can be taken back whatever has followed.
 */
function idOf(
  kind: TokenKind,
  { user_id, email }: Pick<TokenValue, 'user_id' | 'email'>,
  identifier: string,
) {
  const one = `${kind}:${user_id}`
  if (kind === 'reset') return `${one}:${identifier}`
  return kind === 'undo' ? `${one}:${hashOf(email!)}` : one
}

/** Makes a token that can be used once, until `minutes` have passed, in the place of the one that it follows. */
export async function createToken(
  tx: Tx,
  kind: TokenKind,
  { browser, ...value }: TokenValue,
  minutes: number,
  token = randomBytes(32).toString('base64url'),
): Promise<string> {
  const at = now()
  const identifier = identifierOf(kind, token)
  const id = idOf(kind, value, identifier)
  await tx.deleteFrom('verifications').where('id', '=', id).execute()
  await tx
    .insertInto('verifications')
    .values({
      id,
      identifier,
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

const OF_PERSON = ['verify', 'reset', 'email', 'confirm'] as const

/** Makes the tokens of a person void: those of a kind, or all but the ways back to an address. */
export async function deleteTokens(tx: Tx, userId: string, kind?: Exclude<TokenKind, 'undo'>): Promise<void> {
  const kinds = kind ? [kind] : OF_PERSON
  const ids = kinds.map((k) => `${k}:${userId}`)
  await tx
    .deleteFrom('verifications')
    .where((e) =>
      e.or([e('id', 'in', ids), ...(kinds.includes('reset') ? [e('id', 'like', `reset:${userId}:%`)] : [])]),
    )
    .execute()
}

/** Makes the ways back void that a person was given since a time: they lead to what has been taken back. */
export async function deleteUndosSince(tx: Tx, userId: string, at: string): Promise<void> {
  await tx
    .deleteFrom('verifications')
    .where('id', 'like', `undo:${userId}:%`)
    .where('created_at', '>=', at)
    .execute()
}

/** Until when the tokens of a kind are good that have not been used, by whom they are for. */
export async function selectTokenEnds(db: Db, kind: TokenKind): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('verifications')
    .select(['id', 'expires_at'])
    .where('id', 'like', `${kind}:%`)
    .where('expires_at', '>', now())
    .execute()
  return new Map(rows.map((row) => [row.id.slice(kind.length + 1), row.expires_at]))
}

/** Notes that something may not be used again before `until`. Answers false when it was noted already. */
export async function markUsed(db: Db, what: string, until: Date): Promise<boolean> {
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
