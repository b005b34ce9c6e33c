import { now } from '../../../kernel/data/codec.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import type { RequestContext } from '../../../kernel/http/context.ts'
import { FREE_MAIL } from '../../../shared/mail-domains.ts'
import type { HeldReason } from '../reviews.limits.ts'
import { countConfirmed, countFromDomain, countFromNetwork, hasText } from './review-checks.queries.ts'

/** What makes a review wait for a moderator. The limits grow with the factor of all limits; without it there are none. */

/** Reviews of one network in a day, of one mail domain about one tool in a month. */
const MOST = { network: 5, domain: 3 }
/** Confirmed reviews of one tool in a day, and in a month: more in the measure of those that it had before. */
const BURST = { day: 5, month: 20, share: 0.4 }
const DAY_MS = 86_400_000

const domainOf = (key: string) => key.slice(key.lastIndexOf('@') + 1)

/** An address to follow; a name such as Character.ai is none. */
const LINK = /https?:|www\.|\[url|<a\s|\b[a-z0-9-]+\.[a-z]{2,}\/\S/i

export interface Suspect {
  /** Of a review that is changed: it has been counted already. */
  id: number | null
  tool_id: number
  author_key: string
  sent_from: string | null
  texts: (string | null)[]
  text_key: string
}

/** Why a review that has just been written or changed has to wait; null where it need not. */
export async function suspicionOf(
  tx: Tx,
  { config }: Pick<RequestContext, 'config'>,
  { id, tool_id, author_key, sent_from, texts, text_key }: Suspect,
): Promise<HeldReason | null> {
  if (texts.some((text) => text && LINK.test(text))) return 'links'
  if (await hasText(tx, text_key, id)) return 'repeated'
  const limit = config.rateLimit
  if (limit === 0 || id !== null) return null
  if (sent_from && (await countFromNetwork(tx, sent_from, before(1))) >= MOST.network * limit) {
    return 'network'
  }
  const domain = domainOf(author_key)
  if (
    !FREE_MAIL.has(domain) &&
    (await countFromDomain(tx, tool_id, domain, before(30))) >= MOST.domain * limit
  ) {
    return 'domain'
  }
  return await burstOf(tx, { config }, tool_id)
}

/** Whether so many reviews of a tool have been confirmed of late that somebody should look. */
export async function burstOf(
  tx: Tx,
  { config }: Pick<RequestContext, 'config'>,
  toolId: number,
): Promise<'burst' | null> {
  if (config.rateLimit === 0) return null
  const { day, month, earlier } = await countConfirmed(tx, toolId, { day: before(1), month: before(30) })
  const most = {
    day: BURST.day * config.rateLimit,
    month: Math.max(BURST.month, earlier * BURST.share) * config.rateLimit,
  }
  return day >= most.day || month >= most.month ? 'burst' : null
}

const before = (days: number) => new Date(Date.parse(now()) - days * DAY_MS).toISOString()
