import type { Db, Tx } from '../../../kernel/data/database.ts'

const live = (tx: Tx) => tx.selectFrom('reviews').where('deleted_at', 'is', null)

/** What somebody has written about a tool, in whatever state. */
export async function selectReviewsBy(tx: Tx, toolId: number, authorKey: string) {
  return await live(tx)
    .select(['id', 'user_id', 'is_confirmed', 'status'])
    .where('tool_id', '=', toolId)
    .where('author_key', '=', authorKey)
    .execute()
}

/** Whether another review says the same. */
export async function hasText(tx: Tx, textKey: string, id: number | null): Promise<boolean> {
  let query = live(tx).select('id').where('text_key', '=', textKey)
  if (id !== null) query = query.where('id', '!=', id)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

async function countOf(query: { execute(): Promise<{ count: number }[]> }): Promise<number> {
  return Number((await query.execute())[0]!.count)
}

export const countFromNetwork = (tx: Tx, from: string, since: string) =>
  countOf(
    live(tx)
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('sent_from', '=', from)
      .where('created_at', '>', since),
  )

export const countFromDomain = (tx: Tx, toolId: number, domain: string, since: string) =>
  countOf(
    live(tx)
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('tool_id', '=', toolId)
      .where('author_key', 'like', `%@${domain.replace(/[%_\\]/g, '')}`)
      .where('created_at', '>', since),
  )

/** Confirmed reviews of a tool: those of the last day and month, and those before. */
export async function countConfirmed(tx: Tx, toolId: number, since: { day: string; month: string }) {
  const row = await live(tx)
    .select((e) => [
      e.fn.countAll<number>().as('all'),
      e.fn.countAll<number>().filterWhere('confirmed_at', '>', since.day).as('day'),
      e.fn.countAll<number>().filterWhere('confirmed_at', '>', since.month).as('month'),
    ])
    .where('tool_id', '=', toolId)
    .where('status', '=', 'published')
    .where('is_confirmed', '=', 1)
    .executeTakeFirstOrThrow()
  return { day: Number(row.day), month: Number(row.month), earlier: Number(row.all) - Number(row.month) }
}

/** Ids of those that nobody has confirmed, and that were written before. */
export async function selectUnconfirmedBefore(db: Db, before: string): Promise<number[]> {
  const rows = await db
    .selectFrom('reviews')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('is_confirmed', '=', 0)
    .where('created_at', '<', before)
    .execute()
  return rows.map(({ id }) => id)
}

/** Forgets from which networks reviews have come. */
export async function forgetNetworks(db: Db, before: string): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ sent_from: null })
    .where('sent_from', 'is not', null)
    .where('created_at', '<', before)
    .execute()
}

/** Whether any of the addresses is one of those who run the site. */
export async function isStaff(tx: Tx, emails: string[]): Promise<boolean> {
  const [listed, moderator] = await Promise.all([
    tx.selectFrom('admin_users').select('id').where('email', 'in', emails).executeTakeFirst(),
    tx
      .selectFrom('users')
      .select('id')
      .where('email', 'in', emails)
      .where('user_role', 'in', ['moderator', 'admin'])
      .executeTakeFirst(),
  ])
  return listed !== undefined || moderator !== undefined
}
