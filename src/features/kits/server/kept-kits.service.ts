import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type Catalog, toCard } from '../../../catalog/catalog.ts'
import { type RequestContext, userOf } from '../../../server/context.ts'
import { AppError } from '../../../shared/errors.ts'
import { KIT_NAME_MAX, SAVED_KITS_MAX } from '../../../shared/limits.ts'
import { costOf } from '../kit-cost.ts'
import type { KeptKit, KitInput, SavedKit } from '../kits.contract.ts'
import { jobById } from '../planner/jobs.ts'
import { reasonFor } from '../planner/wording.ts'
import * as queries from './kits.queries.ts'

/** Kits that are kept: shared by a link, or saved by somebody who is signed in. */

/** What is stored of a tool; its name stays readable when the tool is gone. */
interface Item {
  tool_id: number
  job: string
  name: string
  /** Kits that were kept before locks were have none. */
  is_locked?: boolean
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
/** 256 bits: nobody guesses a link. */
const newToken = () => randomBytes(32).toString('base64url')

/** A kit as it is stored. Throws `invalid` for tools or jobs that do not exist. */
function toNewKit({ toolById }: Catalog, { items, preferences, ...rest }: KitInput): queries.NewKit {
  const stored = items.map(({ tool_id, job, is_locked }): Item => {
    const tool = toolById.get(tool_id)
    if (!tool)
      throw new AppError('invalid', 'A tool of this kit is not in the directory', { items: 'Unknown tool' })
    if (!jobById.has(job))
      throw new AppError('invalid', 'A job of this kit is not known', { items: 'Unknown job' })
    return { tool_id, job, is_locked, name: tool.name }
  })
  return {
    ...rest,
    id: randomUUID(),
    preferences: JSON.stringify(preferences),
    items: JSON.stringify(stored),
  }
}

/** A stored kit with what the catalogue says of its tools today. */
function toKeptKit({ toolById }: Catalog, row: Omit<queries.KitRow, 'id'>): KeptKit {
  const { name, description, prompt, preferences, created_at } = row
  const items = JSON.parse(row.items) as Item[]
  const tools = items.map((item, i) => {
    const tool = toolById.get(item.tool_id)
    const job = jobById.get(item.job)
    return {
      step: i + 1,
      tool_id: item.tool_id,
      name: tool?.name ?? item.name,
      job: { id: item.job, label: job?.label ?? item.job },
      is_locked: item.is_locked ?? false,
      reason: tool && job ? reasonFor(tool, job) : '',
      card: tool ? toCard(tool) : null,
    }
  })
  return {
    name,
    description,
    prompt,
    preferences: JSON.parse(preferences) as KeptKit['preferences'],
    tools,
    cost: costOf(tools.flatMap((t) => t.card ?? [])),
    created_at,
  }
}

const toSavedKit = (catalog: Catalog, row: queries.KitRow): SavedKit => ({
  ...toKeptKit(catalog, row),
  id: row.id,
})

/** The kit of an input as it would be kept, for a PDF; nothing is stored. */
export function previewKit(catalog: Catalog, input: KitInput, at: string): KeptKit {
  return toKeptKit(catalog, { ...toNewKit(catalog, input), created_at: at })
}

export async function shareKit({ database, catalog }: RequestContext, input: KitInput) {
  const [token, secret] = [newToken(), newToken()]
  await queries.insertSharedKit(database.db, {
    ...toNewKit(catalog.current, input),
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
): Promise<KeptKit> {
  const row = await queries.selectSharedKit(database.db, hashOf(token))
  if (!row) throw new AppError('not_found', NOT_SHARED)
  return toKeptKit(catalog.current, row)
}

/** Throws `not_found`, also when the secret is another one: nobody learns which it was. */
export async function withdrawKit(
  { database }: RequestContext,
  token: string,
  secret: string,
): Promise<void> {
  if (!(await queries.deleteSharedKit(database.db, hashOf(token), hashOf(secret)))) {
    throw new AppError('not_found', NOT_SHARED)
  }
}

export async function listSavedKits(context: RequestContext): Promise<SavedKit[]> {
  const rows = await queries.selectSavedKits(context.database.db, userOf(context).id)
  return rows.map((row) => toSavedKit(context.catalog.current, row))
}

const notMine = () => new AppError('not_found', 'This kit is not among your saved ones')

/** Throws `conflict` for whoever has saved as many kits as one may. */
async function refuseWhenFull(context: RequestContext): Promise<void> {
  if ((await queries.countSavedKits(context.database.db, userOf(context).id)) >= SAVED_KITS_MAX) {
    throw new AppError('conflict', `You have saved ${SAVED_KITS_MAX} kits. Please delete one first.`)
  }
}

async function insert(context: RequestContext, kit: queries.NewKit): Promise<SavedKit> {
  await refuseWhenFull(context)
  const { id } = userOf(context)
  return toSavedKit(context.catalog.current, await queries.insertSavedKit(context.database.db, id, kit))
}

export const saveKit = async (context: RequestContext, input: KitInput): Promise<SavedKit> =>
  await insert(context, toNewKit(context.catalog.current, input))

/** Throws `not_found` for a kit of somebody else as for none. */
export async function duplicateKit(context: RequestContext, id: string): Promise<SavedKit> {
  const row = await queries.selectSavedKit(context.database.db, userOf(context).id, id)
  if (!row) throw notMine()
  const { created_at: _, ...kit } = row
  return await insert(context, {
    ...kit,
    id: randomUUID(),
    name: `Copy of ${row.name}`.slice(0, KIT_NAME_MAX),
  })
}

export async function renameKit(context: RequestContext, id: string, name: string): Promise<SavedKit> {
  const row = await queries.updateKitName(context.database.db, userOf(context).id, id, name)
  if (!row) throw notMine()
  return toSavedKit(context.catalog.current, row)
}

export async function deleteKit(context: RequestContext, id: string): Promise<void> {
  if (!(await queries.deleteSavedKit(context.database.db, userOf(context).id, id))) throw notMine()
}

/** Takes a deletion back. Throws `not_found` for a kit that the person has not deleted. */
export async function restoreKit(context: RequestContext, id: string): Promise<SavedKit> {
  await refuseWhenFull(context)
  const row = await queries.restoreSavedKit(context.database.db, userOf(context).id, id)
  if (!row) throw notMine()
  return toSavedKit(context.catalog.current, row)
}
