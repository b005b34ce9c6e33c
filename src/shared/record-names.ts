import { z } from 'zod'

/**
 * What the log of changes knows, by name: each noun adds its own, `record` where it has a bin and a history, and `entry`
 * where it is only written down.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns fill it
export interface Entities {}
export type Entity = keyof Entities
export type RecordName = { [E in Entity]: Entities[E] extends 'record' ? E : never }[Entity]

const records = new Set<string>()
const logged = new Set<string>()

/** Told by each noun once, before the first call. */
export function addEntities(names: { records: readonly string[]; logged: readonly string[] }): void {
  for (const name of names.records) records.add(name)
  for (const name of [...names.records, ...names.logged]) logged.add(name)
}

const oneOf = (names: ReadonlySet<string>) => z.enum([...names], `must be one of ${[...names].join(', ')}`)

/** The name of a kind of record. */
export const recordName = z.lazy(() => oneOf(records)) as unknown as z.ZodType<RecordName, string>
/** The name of whatever the log has. */
export const loggedName = z.lazy(() => oneOf(logged)) as unknown as z.ZodType<Entity, string>
