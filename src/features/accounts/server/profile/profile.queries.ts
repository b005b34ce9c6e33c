import { now } from '../../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../../kernel/data/database.ts'
import { updateRows } from '../../../../kernel/data/rows.queries.ts'
import type { Profile } from '../../profile.contract.ts'

/** What people tell of themselves, as it is stored and answered. */
export const PROFILE_FIELDS = [
  'mobile_number',
  'date_of_birth',
  'location',
  'bio',
  'profile_image_url',
] as const

export async function selectProfile(db: Db, id: string) {
  return await db
    .selectFrom('users')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'users.id')
    .select(['users.id', 'name', 'email', 'image', 'user_role', 'email_verified', 'users.created_at'])
    .select(['last_login_at', 'delete_after', ...PROFILE_FIELDS])
    .where('users.id', '=', id)
    .executeTakeFirst()
}

/** Changes what is given of a profile. */
export async function upsertProfile(
  tx: Tx | Db,
  id: string,
  values: Partial<Profile['profile']>,
): Promise<void> {
  const updated_at = now()
  await tx
    .insertInto('user_profiles')
    .values({ user_id: id, ...values, updated_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...values, updated_at }))
    .execute()
}

type OwnTable = 'saved_tools' | 'saved_bundles' | 'saved_kits' | 'reviews'

/** What a person has in a table, without what is in the bin. */
function ownRows(db: Db, userId: string, table: OwnTable) {
  const rows = db.selectFrom(table).where('user_id', '=', userId)
  return table === 'saved_kits' || table === 'reviews' ? rows.where('deleted_at', 'is', null) : rows
}

export async function selectCounts(db: Db, userId: string) {
  const count = async (table: OwnTable) => {
    const rows = ownRows(db, userId, table).select((e) => e.fn.countAll<number>().as('count'))
    return (await rows.executeTakeFirstOrThrow()).count
  }
  const [saved_tools, custom_kits, reviews_written] = await Promise.all([
    count('saved_tools'),
    count('saved_kits'),
    count('reviews'),
  ])
  return { saved_tools, custom_kits, reviews_written }
}

/** What a person did last, of each kind so many: ids of what it was done to. */
export async function selectActivity(db: Db, userId: string, most: number) {
  const latest = (table: OwnTable) =>
    ownRows(db, userId, table).select('created_at as at').orderBy('created_at', 'desc').limit(most)
  const [tools, bundles, reviews, kits] = await Promise.all([
    latest('saved_tools').select('tool_id as id').execute(),
    latest('saved_bundles').select('bundle_id as id').execute(),
    latest('reviews').select('tool_id as id').execute(),
    latest('saved_kits').select('name').execute(),
  ])
  return { tools, bundles, reviews, kits }
}

/** Every row about a person, without what only lets them in. */
export async function selectPersonalData(db: Db, userId: string) {
  const of = (
    table:
      | 'user_profiles'
      | 'saved_tools'
      | 'counted_saves'
      | 'saved_bundles'
      | 'saved_kits'
      | 'shared_kits'
      | 'reviews'
      | 'review_votes'
      | 'tool_claims',
  ) => db.selectFrom(table).selectAll().where('user_id', '=', userId).execute()
  const [
    users,
    profiles,
    saved_tools,
    counted_saves,
    saved_bundles,
    saved_kits,
    shared_kits,
    reviews,
    review_votes,
    claims,
    sessions,
    accounts,
  ] = await Promise.all([
    db.selectFrom('users').selectAll().where('id', '=', userId).execute(),
    of('user_profiles'),
    of('saved_tools'),
    of('counted_saves'),
    of('saved_bundles'),
    of('saved_kits'),
    of('shared_kits'),
    of('reviews'),
    of('review_votes'),
    of('tool_claims'),
    db
      .selectFrom('sessions')
      .select(['ip_address', 'user_agent', 'created_at', 'updated_at', 'expires_at'])
      .where('user_id', '=', userId)
      .execute(),
    db.selectFrom('accounts').select(['provider_id', 'created_at']).where('user_id', '=', userId).execute(),
  ])
  return {
    user: users[0],
    profile: profiles[0],
    saved_tools,
    counted_saves,
    saved_bundles,
    saved_kits: saved_kits.map(({ share_token_hash: _, ...kit }) => kit),
    shared_kits: shared_kits.map(({ token_hash: _, secret_hash: __, ...kit }) => kit),
    reviews,
    review_votes,
    claims,
    devices: sessions,
    ways_to_sign_in: accounts,
  }
}

const FORMER = 'Former member'

/** The reviews of a person stay, but say no longer whose they are; neither does the log. Answers their ids. */
export async function anonymizeReviews(tx: Tx, userId: string): Promise<number[]> {
  const rows = await tx
    .updateTable('reviews')
    .set({ user_name: FORMER, user_email: null, author_key: null, updated_at: now() })
    .where('user_id', '=', userId)
    .returning('id')
    .execute()
  const ids = rows.map((r) => r.id)
  if (ids.length > 0) {
    await tx
      .updateTable('changes')
      .set({ before: null, after: null, actor_name: FORMER, actor_id: null })
      .where('entity', '=', 'review')
      .where('entity_id', 'in', ids.map(String))
      .execute()
  }
  await updateRows(tx, 'changes', { actor_id: userId }, { actor_name: FORMER, actor_id: null })
  return ids
}
