import { AppError } from '../../shared/errors.ts'
import type { Entity } from '../../shared/record-names.ts'
import type { Tx } from '../data/database.ts'
import { selectHistory, selectVersionsAfter } from './change-log.queries.ts'

/** A field that somebody has changed since a version: as it was then, as it is now, and who did so last. */
export interface FieldSince {
  field: string
  before: unknown
  after: unknown
  actor_name: string
  at: string | null
}

interface LoggedChange {
  at: string
  actor_name: string
  before: string | null
  after: string | null
}

type Fields = Record<string, unknown>

const sameJson = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
const read = (text: string | null) => (text === null ? null : (JSON.parse(text) as Fields))

/** What changes, oldest first, have left different in a record; what was changed back is not. */
export function changedFields(changes: LoggedChange[], current: object): FieldSince[] {
  const now = current as Fields
  const found = new Map<string, FieldSince>()
  let last: Fields | null = null
  for (const { at, actor_name, ...change } of changes) {
    const before: Fields | null = read(change.before) ?? last
    const after = read(change.after)
    for (const field of before && after ? Object.keys(after) : []) {
      if (!(field in now) || sameJson(before![field], after![field])) continue
      const first = found.has(field) ? found.get(field)!.before : (before![field] ?? null)
      found.set(field, { field, before: first, after: now[field] ?? null, actor_name, at })
    }
    last = after ?? before
  }
  return [...found.values()].filter(({ before, after }) => !sameJson(before, after))
}

/** Which version somebody has before them, and what there is. */
interface Compared {
  version: number
  stored: number
  current: object
}

/**
 * The fields of a record that are not what they were in a version. Where the log does not know all of it, any of them
 * may be different.
 */
export async function fieldsSince(
  tx: Tx,
  entity: Entity,
  id: number,
  { version, stored, current }: Compared,
): Promise<FieldSince[]> {
  if (version === stored) return []
  const changes = await selectVersionsAfter(tx, entity, id, version)
  const isWhole = new Set(changes.map((change) => change.version)).size === stored - version
  if (isWhole) return changedFields(changes, current)
  const newest = changes.at(-1) ?? (await selectHistory(tx, entity, id, 1))[0]
  return Object.entries(current).map(([field, after]) => ({
    field,
    before: null,
    after: after ?? null,
    actor_name: newest?.actor_name ?? 'Somebody',
    at: newest?.at ?? null,
  }))
}

/** Refuses a change of fields that others have changed, too. Throws `conflict`, which names them. */
export function refuseBoth(what: string, theirs: FieldSince[], before: object, wanted: object): void {
  const [was, wish] = [before as Fields, wanted as Fields]
  const both = theirs.filter(({ field }) => !sameJson(was[field], wish[field]))
  if (both.length === 0) return
  const fields = both.map(({ field, actor_name }) => [field, `${actor_name} has changed this meanwhile`])
  throw new AppError('conflict', `Somebody else has changed ${what} meanwhile`, Object.fromEntries(fields))
}

/** Who has changed something, each once. */
export const namesOf = (theirs: FieldSince[]): string[] => [...new Set(theirs.map((t) => t.actor_name))]
