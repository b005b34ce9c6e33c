import type { Tx } from '../../../../kernel/data/database.ts'
import type { RequestContext } from '../../../../kernel/http/context.ts'
import { AppError } from '../../../../shared/errors.ts'
import { LINK_ENDED } from '../../accounts.messages.ts'
import { consumeToken, readToken, type TokenKind, type TokenValue } from './tokens.queries.ts'

/** How often one network may follow links of mails. */
const LINK = { points: 30, windowSeconds: 3600 }

export const linkEnded = () => new AppError('not_found', LINK_ENDED)

/** Counts somebody who follows a link of a mail. */
export const countLink = ({ rateLimits, network }: RequestContext) =>
  rateLimits.takeShared('link', network, LINK)

/** What a link stands for, without using it up. Throws `not_found`. */
export async function readLink(context: RequestContext, kind: TokenKind, token: string): Promise<TokenValue> {
  await countLink(context)
  const value = await readToken(context.database.db, kind, token)
  if (!value) throw linkEnded()
  return value
}

/** Uses a link up: of two who follow it at once only one gets through. Throws `not_found`. */
export async function consumeLink(tx: Tx, kind: TokenKind, token: string): Promise<TokenValue> {
  const value = await consumeToken(tx, kind, token)
  if (!value) throw linkEnded()
  return value
}
