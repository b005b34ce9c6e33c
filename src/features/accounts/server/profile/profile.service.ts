import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { writeContent } from '../../../../kernel/changes/changes.queries.ts'
import { fromBit } from '../../../../kernel/data/codec.ts'
import { makeWebp } from '../../../../kernel/files/images.ts'
import { type RequestContext, requireConfirmed, userOf } from '../../../../kernel/http/context.ts'
import type { UploadedFile } from '../../../../shared/contract.ts'
import { AppError } from '../../../../shared/errors.ts'
import { pick } from '../../../../shared/pick.ts'
import { ACTIVITY_MAX, AVATAR_SIZE, DELETE_GRACE_DAYS } from '../../accounts.limits.ts'
import { AVATAR_NO_IMAGE } from '../../accounts.messages.ts'
import type { Activity, Device, Profile } from '../../profile.contract.ts'
import type { ProfileInput } from '../../profile-input.ts'
import { selectPasswordHash, updateUser } from '../accounts.queries.ts'
import { checkPassword, renewSession, replacePassword } from '../accounts.service.ts'
import { refuseLast } from '../last-administrator.ts'
import { deletionLetter } from '../mail/letters.ts'
import { checkPasswordOf } from '../passwords/password-check.ts'
import { browserOf } from '../sessions/browser-name.ts'
import { deleteSession, deleteSessions, selectSessions } from '../sessions/sessions.queries.ts'
import { requestEmailChange } from './email-change.service.ts'
import {
  PROFILE_FIELDS,
  selectActivity,
  selectCounts,
  selectPersonalData,
  selectProfile,
  upsertProfile,
} from './profile.queries.ts'

const CHANGE_EMAIL = { points: 5, windowSeconds: 3600 }
const UPLOAD = { points: 20, windowSeconds: 3600 }
/** Of one session: whoever has got hold of another one does not keep the owner from closing it. */
const CONFIRM = { points: 10, windowSeconds: 900 }

export async function getProfile(context: RequestContext): Promise<Profile> {
  const row = await selectProfile(context.database.db, userOf(context).id)
  if (!row) throw new AppError('not_found', 'Profile not found')
  const { id, user_role, created_at, last_login_at, delete_after } = row
  const email_verified = fromBit(row.email_verified)
  return {
    user: { name: row.name, email: row.email, avatar_url: row.profile_image_url ?? row.image },
    profile: pick(row, PROFILE_FIELDS),
    kitly_user: { id, user_role, email_verified, created_at, last_login_at, delete_after },
  }
}

/** Stores a changed profile. A new address is only asked for: answers it while it is to be confirmed. */
export async function updateProfile(context: RequestContext, input: ProfileInput): Promise<string | null> {
  const { database, sessions, rateLimits } = context
  const viewer = userOf(context)
  const { name, email, ...profile } = input
  const newEmail = email && email.toLowerCase() !== viewer.email ? email.toLowerCase() : null
  if (newEmail) {
    requireConfirmed(viewer)
    await rateLimits.takeShared('change-email', viewer.id, CHANGE_EMAIL)
  }
  await database.db.transaction().execute(async (tx) => {
    if (name !== undefined) await updateUser(tx, viewer.id, { name })
    await upsertProfile(
      tx,
      viewer.id,
      Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined)),
    )
    if (newEmail) await requestEmailChange(tx, context, newEmail)
  })
  sessions.forget(viewer.id)
  return newEmail
}

/** Sets the picture of a person; the one before is deleted. Answers its address. */
export async function setAvatar(context: RequestContext, file: UploadedFile | null): Promise<string> {
  const { uploads, rateLimits } = context
  const { id } = userOf(context)
  if (!file || file.size === 0) throw noImage()
  await rateLimits.take('avatar', id, UPLOAD)
  const square = { width: AVATAR_SIZE, height: AVATAR_SIZE, fit: 'cover' } as const
  const bytes = await makeWebp(await readFile(file.path), square)
  if (!bytes) throw noImage()
  const address = await uploads.put(`avatars/${randomBytes(16).toString('hex')}.webp`, bytes)
  await replaceAvatar(context, address)
  return address
}

const noImage = () => new AppError('invalid', AVATAR_NO_IMAGE, { avatar: AVATAR_NO_IMAGE })

/** Takes the picture away; answers the one that is shown instead. */
export async function deleteAvatar(context: RequestContext): Promise<string | null> {
  return (await replaceAvatar(context, null))?.image ?? null
}

/** Puts a picture, or none, in the place of the one before, whose file is deleted. Answers the profile before. */
async function replaceAvatar(context: RequestContext, profile_image_url: string | null) {
  const { database, uploads, sessions } = context
  const { id } = userOf(context)
  const before = await selectProfile(database.db, id)
  await upsertProfile(database.db, id, { profile_image_url })
  sessions.forget(id)
  await uploads.delete(before?.profile_image_url ?? null)
  return before
}

const WRONG_CURRENT_PASSWORD = {
  code: 'invalid',
  message: 'The current password is not right',
  field: 'current_password',
} as const

/** Changes the password, or sets the first one. Every device is signed out, and this one in again. */
export async function changePassword(
  context: RequestContext,
  { current_password, password }: { current_password?: string | undefined; password: string },
): Promise<void> {
  const { database, identity, rateLimits } = context
  const viewer = userOf(context)
  await rateLimits.takeShared('confirm', viewer.session_id, CONFIRM)
  // The one that is there confirms who asks.
  if ((await selectPasswordHash(database.db, viewer.id)) === null) requireConfirmed(viewer)
  else await checkPasswordOf(context, viewer.id, current_password, WRONG_CURRENT_PASSWORD)
  checkPassword(password, viewer)
  const hash = await identity.hashPassword(password)
  await database.db.transaction().execute((tx) => replacePassword(tx, context, viewer, hash))
  await renewSession(context)
}

export async function listDevices(context: RequestContext): Promise<Device[]> {
  const viewer = userOf(context)
  const rows = await selectSessions(context.database.db, viewer.id)
  return rows.map((row) => ({
    id: row.id,
    browser: browserOf(row.user_agent ?? ''),
    ip_address: row.ip_address || null,
    created_at: row.created_at,
    last_used_at: row.updated_at,
    is_current: row.id === viewer.session_id,
  }))
}

export async function endDevice(context: RequestContext, sessionId: string): Promise<void> {
  const { id } = userOf(context)
  if (!(await deleteSession(context.database.db, id, sessionId))) {
    throw new AppError('not_found', 'This device is not signed in')
  }
  context.sessions.forget(id)
}

export async function endOtherDevices(context: RequestContext): Promise<void> {
  const { id, session_id } = userOf(context)
  await deleteSessions(context.database.db, id, session_id)
  context.sessions.forget(id)
}

/** Counts, and what a person did last, newest first. */
export async function getSummary(context: RequestContext) {
  const { database, catalog } = context
  const { id } = userOf(context)
  const { toolById, bundles } = catalog.current
  const [counts, done] = await Promise.all([
    selectCounts(database.db, id),
    selectActivity(database.db, id, ACTIVITY_MAX),
  ])
  const ofTool =
    (kind: 'saved_tool' | 'review', suffix = '') =>
    ({ id, at }: { id: number; at: string }): Activity[] => {
      const tool = toolById.get(id)
      return tool ? [{ kind, name: tool.name, href: `/tools/${tool.slug}${suffix}`, at }] : []
    }
  const activity: Activity[] = [
    ...done.tools.flatMap(ofTool('saved_tool')),
    ...done.reviews.flatMap(ofTool('review', '?tab=reviews')),
    ...done.bundles.flatMap(({ id, at }): Activity[] => {
      const bundle = bundles.find((b) => b.id === id)
      return bundle ? [{ kind: 'saved_bundle', name: bundle.name, href: `/bundles/${bundle.slug}`, at }] : []
    }),
    ...done.kits.map(({ name, at }): Activity => ({ kind: 'kit', name, href: null, at })),
  ]
  activity.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  return { ...counts, activity: activity.slice(0, ACTIVITY_MAX) }
}

/** Everything that is kept about a person. */
export async function exportData(context: RequestContext) {
  const data = await selectPersonalData(context.database.db, userOf(context).id)
  return { exported_at: new Date().toISOString(), ...data }
}

/** Begins the grace period. Answers when it ends. */
export async function deleteAccount(context: RequestContext): Promise<string> {
  const { mail, config, sessions } = context
  const { id, email, name, session_id } = userOf(context)
  const at = new Date(Date.now() + DELETE_GRACE_DAYS * 24 * 3_600_000).toISOString()
  await writeContent(context, async (tx) => {
    await refuseLast(tx, id)
    await updateUser(tx, id, { delete_after: at })
    await deleteSessions(tx, id, session_id)
    await mail.queue(tx, deletionLetter({ email, name }, at, config.url))
  })
  sessions.forget(id)
  return at
}

export async function keepAccount(context: RequestContext): Promise<void> {
  const { id } = userOf(context)
  await updateUser(context.database.db, id, { delete_after: null })
  context.sessions.forget(id)
}
