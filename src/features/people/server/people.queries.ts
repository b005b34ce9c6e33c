import { fromBit, toBit } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import {
  contains,
  inOrder,
  type ListPage,
  type Page,
  searchWords,
  selectIdPage,
} from '../../../kernel/data/lists.queries.ts'
import { pick } from '../../../shared/pick.ts'
import { asAdministrator, roleOf } from '../../accounts/server/accounts.queries.ts'
import { PROFILE_FIELDS } from '../../accounts/server/profile/profile.queries.ts'
import type { RegisteredUser, USER_SORTS } from '../people.contract.ts'

interface Filter {
  search?: string | undefined
  role?: RegisteredUser['user_role'] | undefined
  status?: 'active' | 'inactive' | undefined
}

function matching(db: Db, { search, role, status }: Filter) {
  let query = db.selectFrom('users').where('deleted_at', 'is', null)
  for (const word of searchWords(search)) {
    query = query.where(contains('search_key', word))
  }
  if (status) query = query.where('users.is_active', '=', toBit(status === 'active'))
  if (!role) return query
  const administrators = db
    .selectFrom('admin_users')
    .innerJoin('users', (join) => join.on(asAdministrator))
    .select('users.id')
    .where('email_verified', '=', 1)
  if (role === 'admin') return query.where('users.id', 'in', administrators)
  return query
    .where('users.id', 'not in', administrators)
    .where('user_role', role === 'moderator' ? '=' : '!=', 'moderator')
}

/** One page of the people who have an account, and their number. */
export async function selectPeople(
  db: Db,
  filter: Filter & Page & { sort: (typeof USER_SORTS)[number] },
): Promise<ListPage<RegisteredUser>> {
  const { ids, ...total } = await selectIdPage<string, 'users'>(db, matching(db, filter), filter.sort, filter)
  return { rows: inOrder(ids, await selectPersonRows(db, ids)), ...total }
}

export async function selectPersonRows(db: Db | Tx, ids: string[]): Promise<RegisteredUser[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'users.id')
    .leftJoin('admin_users', (join) => join.on(asAdministrator))
    .select(['users.id', 'users.name', 'users.email', 'email_verified', 'image', 'user_role'])
    .select(['users.is_active', 'company_name', 'last_login_at', 'users.created_at'])
    .select(PROFILE_FIELDS)
    .select('admin_users.id as admin_id')
    .where('users.id', 'in', ids)
    .where('users.deleted_at', 'is', null)
    .execute()
  return rows.map((row) => {
    const email_verified = fromBit(row.email_verified)
    return {
      ...pick(row, ['id', 'name', 'email', 'company_name', 'bio', 'last_login_at', 'created_at']),
      email_verified,
      avatar_url: row.profile_image_url ?? row.image,
      user_role: roleOf(row.user_role, row.admin_id !== null && email_verified),
      is_active: fromBit(row.is_active),
      profile: pick(row, PROFILE_FIELDS),
    }
  })
}

/** Ids of some people before one, newest first, for an export that is made as it is sent. */
export async function selectPeopleBefore(
  db: Db,
  filter: Filter,
  before: RegisteredUser | null,
  limit: number,
): Promise<RegisteredUser[]> {
  let query = matching(db, filter)
  if (before) {
    query = query.where((e) => e(e.refTuple('created_at', 'id'), '<', e.tuple(before.created_at, before.id)))
  }
  const rows = await query
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const ids = rows.map((r) => r.id)
  return inOrder(ids, await selectPersonRows(db, ids))
}
