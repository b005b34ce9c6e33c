import type { z } from 'zod'
import { uniqueSlug } from '../../shared/slug.ts'
import type { Tx } from '../data/database.ts'
import { parseInput } from '../http/input.ts'
import { type SlugTable, selectTakenSlugs, updateSlug } from './records.queries.ts'
import { type RecordKind, type RecordWriter, updateRecord } from './records.ts'

/** What kinds of records have in common. */

/** A version in the log as a record of today: of its fields, those count that would still be accepted. */
export function reviveFields<T extends object>(
  schema: z.ZodObject & z.ZodType<T>,
  snapshot: object,
  current: T,
): T {
  const accepted = Object.entries(snapshot).filter(
    ([name, value]) => (schema.shape[name] as z.ZodType | undefined)?.safeParse(value).success,
  )
  return schema.parse({ ...current, ...Object.fromEntries(accepted) })
}

/** The slug, or the same with a number where another row has it. */
export async function freeSlug(tx: Tx, table: SlugTable, slug: string, exceptId?: number): Promise<string> {
  const taken = await selectTakenSlugs(tx, table, slug, exceptId)
  return uniqueSlug(slug, (s) => taken.has(s))
}

/** Gives a row that leaves the bin a slug that is free. */
export const freeOwnSlug =
  (table: SlugTable) =>
  async (tx: Tx, id: number, { slug }: { slug: string }): Promise<void> =>
    await updateSlug(tx, table, id, await freeSlug(tx, table, slug, id))

/** What a change sends: fields, and the version that they are based on. */
export type FieldChanges = { version?: number | undefined; [field: string]: unknown }

/** Changes the fields that are given, and leaves the rest. */
export const updateFields = <T extends object>(
  writer: RecordWriter,
  kind: RecordKind<T>,
  schema: z.ZodType<T>,
  id: number,
  { version, ...fields }: FieldChanges,
) =>
  updateRecord(writer, kind, id, {
    version,
    change: (before) => parseInput(schema, { ...before, ...fields }),
  })
