import type { CatalogStore } from '../../../../catalog/store.ts'
import {
  type ContentWriter,
  KITLY,
  recordChanges,
  writeContent,
} from '../../../../kernel/changes/changes.queries.ts'
import { now } from '../../../../kernel/data/codec.ts'
import type { Uploads } from '../../../../kernel/files/uploads.ts'
import type { Sessions } from '../../../../kernel/identity/sessions.ts'
import type { Log } from '../../../../kernel/jobs/log.ts'
import { AppError } from '../../../../shared/errors.ts'
import { deleteUser, selectUsersToDelete } from '../accounts.queries.ts'
import { refuseLast } from '../last-administrator.ts'
import { deleteExpiredTokens } from '../mail/tokens.queries.ts'
import { deleteExpiredSessions } from '../sessions/sessions.queries.ts'
import { anonymizeReviews, selectProfile } from './profile.queries.ts'

interface Parts extends ContentWriter {
  catalog: CatalogStore
  sessions: Sessions
  uploads: Uploads
  log: Log
}

/** Forgets sessions and links that have ended, and deletes accounts whose grace period is over. */
export async function cleanUpAccounts(parts: Parts): Promise<void> {
  const { db } = parts.database
  const at = now()
  await deleteExpiredSessions(db, at)
  await deleteExpiredTokens(db, at)
  for (const { id } of await selectUsersToDelete(db, at)) {
    await eraseUser(parts, id).catch((error) => {
      // The others have gone since they asked: somebody must be left who administers.
      if (!(error instanceof AppError)) throw error
      parts.log.warn({ user: id }, 'account kept: it is the last active administrator')
    })
  }
}

/** Deletes a person with everything that is theirs. Their reviews stay, without a name. */
async function eraseUser(parts: Parts, id: string): Promise<void> {
  const profile = await selectProfile(parts.database.db, id)
  await writeContent(parts, async (tx) => {
    await refuseLast(tx, id)
    const reviews = await anonymizeReviews(tx, id)
    await deleteUser(tx, id)
    await recordChanges(
      tx,
      KITLY,
      reviews.map((review) => ({ action: 'update', entity: 'review', entity_id: review })),
    )
  })
  parts.sessions.forget(id)
  await parts.uploads.delete(profile?.profile_image_url ?? null)
  parts.log.info({ user: id }, 'account deleted')
}
