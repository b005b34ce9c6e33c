import type { Db } from '../../../../kernel/data/database.ts'
import { outageOf } from '../../../../kernel/data/outage.ts'
import type { Services } from '../../../../kernel/http/context.ts'
import type { Identity } from '../../../../kernel/identity/identity.ts'
import type { Found } from '../../../../kernel/identity/sessions.ts'
import { selectViewer } from '../accounts.queries.ts'
import { deleteSession, markSessionUsed } from './sessions.queries.ts'

/** How exactly it is known when a session was last used: each note is a write. */
const USED_EVERY_MS = 60_000

const NOBODY: Found = { viewer: null, cookies: [] }

/** Finds the person of a session's cookie. A session of an administrator ends sooner, and when nobody uses it. */
export function createSessionLookup(
  db: Db,
  findSession: Identity['findSession'],
  { hours, idleMinutes }: Services['config']['adminSession'],
): (cookie: string) => Promise<Found> {
  return async (cookie) => {
    const session = await findSession(cookie)
    const found = session && (await selectViewer(db, session.user_id, session.id))
    if (!found) return NOBODY
    const { viewer, started_at, used_at } = found
    if (viewer.user_role === 'admin') {
      const [age, idle] = [started_at, used_at ?? started_at].map((at) => Date.now() - Date.parse(at)) as [
        number,
        number,
      ]
      if (age > hours * 3_600_000 || idle > idleMinutes * 60_000) {
        await deleteSession(db, viewer.id, viewer.session_id)
        return NOBODY
      }
      if (used_at === null || idle > USED_EVERY_MS) await noteUse(db, viewer.session_id)
    }
    return { viewer, cookies: session.cookies }
  }
}

/** On a full disk whoever administers can still look around, and see why nothing is stored. */
async function noteUse(db: Db, sessionId: string): Promise<void> {
  await markSessionUsed(db, sessionId).catch((error) => {
    if (outageOf(error) !== 'disk') throw error
  })
}
