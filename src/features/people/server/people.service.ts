import { recordChanges, writeContent } from '../../../kernel/changes/changes.queries.ts'
import { actorOf } from '../../../kernel/changes/records.ts'
import { toBit } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { type RequestContext, requireConfirmed, userOf } from '../../../kernel/http/context.ts'
import { csvOfList } from '../../../kernel/spreadsheets/csv-stream.ts'
import { AppError } from '../../../shared/errors.ts'
import { EXPORT_PAGE } from '../../../shared/limits.ts'
import { pick } from '../../../shared/pick.ts'
import { updateAdminUser } from '../../accounts/server/access.queries.ts'
import { updateUser } from '../../accounts/server/accounts.queries.ts'
import { refuseLast } from '../../accounts/server/last-administrator.ts'
import type { RegisteredUser } from '../people.contract.ts'
import { enlist } from './administrators.service.ts'
import { selectPeople, selectPeopleBefore, selectPersonRows } from './people.queries.ts'

export const listPeople = ({ database }: RequestContext, query: Parameters<typeof selectPeople>[1]) =>
  selectPeople(database.db, query)

/** What the log has of a person. */
const LOGGED = ['name', 'email', 'is_active', 'user_role'] as const

type Change = { is_active?: boolean | undefined; user_role?: RegisteredUser['user_role'] | undefined }

/** Changes what somebody may do, from their next request on. Throws `conflict` where nobody would be left to. */
export async function changePerson(
  context: RequestContext,
  id: string,
  { is_active, user_role }: Change,
): Promise<RegisteredUser> {
  const person = await writeContent(context, async (tx) => {
    const before = await readPerson(tx, id)
    const wanted = { is_active: is_active ?? before.is_active, user_role: user_role ?? before.user_role }
    const viewer = userOf(context)
    if (user_role !== undefined || before.user_role === 'admin') requireConfirmed(viewer)
    if (before.user_role === 'admin' && !(wanted.is_active && wanted.user_role === 'admin')) {
      if (id === viewer.id) {
        throw new AppError('conflict', 'You cannot deactivate yourself or take your own role away')
      }
      await refuseLast(tx, id)
    }
    if (wanted.is_active !== before.is_active) {
      await updateUser(tx, id, { is_active: toBit(wanted.is_active) })
    }
    if (wanted.user_role !== before.user_role) await changeRole(tx, context, before, wanted.user_role)
    const after = await readPerson(tx, id)
    const [was, is] = [before, after].map((user) => pick(user, LOGGED))
    if (JSON.stringify(was) !== JSON.stringify(is)) {
      await recordChanges(tx, actorOf(context), [
        { action: 'update', entity: 'user', entity_id: id, before: was, after: is },
      ])
    }
    return after
  })
  context.sessions.forget(id)
  return person
}

async function readPerson(tx: Tx, id: string): Promise<RegisteredUser> {
  const [person] = await selectPersonRows(tx, [id])
  if (!person) throw new AppError('not_found', 'User not found')
  return person
}

/** Administrators are those of the list who have accepted; the other roles stand with the person. */
async function changeRole(
  tx: Tx,
  context: RequestContext,
  { id, email, email_verified }: RegisteredUser,
  role: RegisteredUser['user_role'],
): Promise<void> {
  if (role === 'admin') {
    if (!email_verified) {
      const message = 'This person has not confirmed the address yet'
      throw new AppError('conflict', message, { user_role: message })
    }
    await enlist(tx, context, email)
    return
  }
  await updateAdminUser(tx, email, false)
  await updateUser(tx, id, { user_role: role })
}

/** The columns of the export, and what stands in them. */
const COLUMNS: Record<string, (user: RegisteredUser) => string | null> = {
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Mobile: ({ profile }) => profile.mobile_number,
  Company: ({ company_name }) => company_name,
  Role: ({ user_role }) => user_role,
  Status: ({ is_active }) => (is_active ? 'active' : 'inactive'),
  Location: ({ profile }) => profile.location,
  'Date of Birth': ({ profile }) => profile.date_of_birth,
  'Last Login': ({ last_login_at }) => last_login_at,
  Joined: ({ created_at }) => created_at,
}

/** The people who match, newest first, as CSV. */
export async function exportPeople(db: Db, filter: Parameters<typeof selectPeopleBefore>[1]) {
  const read = (last: RegisteredUser | null) => selectPeopleBefore(db, filter, last, EXPORT_PAGE)
  const cells = Object.values(COLUMNS)
  const stream = await csvOfList(Object.keys(COLUMNS), read, (user) => cells.map((of) => of(user) ?? ''))
  const date = new Date().toISOString().slice(0, 10)
  return { stream, name: `registered_users_${date}.csv` }
}
