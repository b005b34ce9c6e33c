import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { type RequestContext, userOf } from '../../../kernel/http/context.ts'
import { AppError } from '../../../shared/errors.ts'
import { KIT_NAME_MAX, SAVED_KITS_MAX, SHARED_KITS_MAX } from '../kits.limits.ts'
import type { KitInput, SavedKit, SharedLink, StoredKit } from '../stored-kits.contract.ts'
import { toNewKit, toStoredKit } from './stored-kit.ts'
import * as queries from './stored-kits.queries.ts'

/** Stored kits: shared by a link, or saved by somebody who is signed in. */

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
/** 256 bits: nobody guesses it. */
const newSecret = () => randomBytes(32).toString('base64url')
/**
 * The link of a shared kit, which nobody guesses either. It is made from the server's key, so that its owner can be told
 * it again although it is not stored.
 */
const tokenOf = (key: string, id: string) =>
  createHmac('sha256', key).update(`kit-link:${id}`).digest('base64url')

/** A row as the saved kit it is. Throws `not_found` for none: nobody learns whether somebody else has it. */
function toSavedKit({ catalog }: RequestContext, row: queries.SavedKitRow | undefined): SavedKit {
  if (!row) throw notMine()
  return { ...toStoredKit(catalog.current, row), id: row.id, version: row.version }
}
const notMine = () => new AppError('not_found', 'This kit is not among your saved ones')

/** Throws `conflict` for somebody signed in who shares as many kits as one may. */
export async function shareKit(context: RequestContext, input: KitInput) {
  const { database, catalog, config } = context
  const owner = (await context.findViewer())?.id ?? null
  if (owner !== null && (await queries.countSharedKits(database.db, owner)) >= SHARED_KITS_MAX) {
    throw new AppError(
      'conflict',
      `You share ${SHARED_KITS_MAX} kits. Please withdraw a link first, under Saved.`,
    )
  }
  const kit = toNewKit(catalog.current, input)
  const [token, secret] = [tokenOf(config.secret, kit.id), newSecret()]
  await queries.insertSharedKit(database.db, {
    ...kit,
    user_id: owner,
    token_hash: hashOf(token),
    secret_hash: hashOf(secret),
  })
  return { token, secret }
}

const NOT_SHARED = 'This kit is not shared, or not any more'

/** Throws `not_found`. */
export async function getSharedKit(
  { database, catalog }: Pick<RequestContext, 'database' | 'catalog'>,
  token: string,
): Promise<StoredKit> {
  const row = await queries.selectSharedKit(database.db, hashOf(token))
  if (!row) throw new AppError('not_found', NOT_SHARED)
  return toStoredKit(catalog.current, row)
}

/** Throws `not_found`, also when the secret is another one: nobody learns which it was. */
export async function withdrawKit(
  { database }: RequestContext,
  token: string,
  secret: string,
): Promise<void> {
  const hashes = { token_hash: hashOf(token), secret_hash: hashOf(secret) }
  if (!(await queries.deleteSharedKit(database.db, hashes))) throw new AppError('not_found', NOT_SHARED)
}

/** The links that a person has made while signed in. */
export async function listSharedLinks(context: RequestContext): Promise<SharedLink[]> {
  const { database, config } = context
  const rows = await queries.selectSharedLinks(database.db, userOf(context).id)
  return rows.map(({ id, name, items, created_at, token_hash }) => {
    const token = tokenOf(config.secret, id)
    return {
      id,
      name,
      tool_count: (JSON.parse(items) as unknown[]).length,
      created_at,
      // Made with another key, it leads nowhere.
      token: hashOf(token) === token_hash ? token : null,
    }
  })
}

/** Throws `not_found` for a link of somebody else as for none. */
export async function withdrawLink(context: RequestContext, id: string): Promise<void> {
  const own = { user_id: userOf(context).id, id }
  if (!(await queries.deleteSharedKit(context.database.db, own))) throw new AppError('not_found', NOT_SHARED)
}

export async function listSavedKits(context: RequestContext): Promise<SavedKit[]> {
  const rows = await queries.selectSavedKits(context.database.db, userOf(context).id)
  return rows.map((row) => toSavedKit(context, row))
}

/** Throws `conflict` for whoever has saved as many kits as one may. */
async function refuseWhenFull(context: RequestContext): Promise<void> {
  if ((await queries.countSavedKits(context.database.db, userOf(context).id)) >= SAVED_KITS_MAX) {
    throw new AppError('conflict', `You have saved ${SAVED_KITS_MAX} kits. Please delete one first.`)
  }
}

async function insert(context: RequestContext, kit: queries.NewKit): Promise<SavedKit> {
  await refuseWhenFull(context)
  const { id } = userOf(context)
  return toSavedKit(context, await queries.insertSavedKit(context.database.db, id, kit))
}

export const saveKit = async (context: RequestContext, input: KitInput): Promise<SavedKit> =>
  await insert(context, toNewKit(context.catalog.current, input))

/** Throws `not_found` for a kit of somebody else as for none. */
export async function duplicateKit(context: RequestContext, id: string): Promise<SavedKit> {
  const row = await queries.selectSavedKit(context.database.db, userOf(context).id, id)
  if (!row) throw notMine()
  const { created_at: _, version: __, ...kit } = row
  return await insert(context, {
    ...kit,
    id: randomUUID(),
    name: `Copy of ${row.name}`.slice(0, KIT_NAME_MAX),
  })
}

export async function renameKit(context: RequestContext, id: string, name: string): Promise<SavedKit> {
  return toSavedKit(
    context,
    await queries.updateSavedKit(context.database.db, userOf(context).id, id, { name }),
  )
}

const STALE = 'This kit has been changed since you opened it, in another tab or on another device'

/**
 * Puts a kit in the place of a saved one. Throws `not_found` for a kit of somebody else as for none, and `conflict` when
 * it is no longer the version that was read; what is stored already is no conflict, so that an answer may get lost.
 */
export async function changeKit(
  context: RequestContext,
  id: string,
  version: number,
  input: KitInput,
): Promise<SavedKit> {
  const { db } = context.database
  const owner = userOf(context).id
  const { id: _, ...contents } = toNewKit(context.catalog.current, input)
  const changed = await queries.updateSavedKit(db, owner, id, contents, version)
  if (changed) return toSavedKit(context, changed)
  const stored = await queries.selectSavedKit(db, owner, id)
  if (!stored) throw notMine()
  const isSame = (Object.keys(contents) as (keyof typeof contents)[]).every(
    (name) => contents[name] === stored[name],
  )
  if (!isSame) throw new AppError('conflict', STALE)
  return toSavedKit(context, stored)
}

export async function deleteKit(context: RequestContext, id: string): Promise<void> {
  if (!(await queries.deleteSavedKit(context.database.db, userOf(context).id, id))) throw notMine()
}

/** Takes a deletion back. Throws `not_found` for a kit that the person has not deleted. */
export async function restoreKit(context: RequestContext, id: string): Promise<SavedKit> {
  await refuseWhenFull(context)
  return toSavedKit(context, await queries.restoreSavedKit(context.database.db, userOf(context).id, id))
}
