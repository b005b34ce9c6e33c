import type { z } from 'zod'
import { AppError } from '../../shared/errors.ts'
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

/** Throws where another record that is not in the bin has the slug. */
export async function refuseTakenSlug(
  tx: Tx,
  table: SlugTable,
  noun: string,
  slug: string,
  exceptId?: number,
): Promise<void> {
  if (!(await selectTakenSlugs(tx, table, slug, exceptId)).has(slug)) return
  const message = `Another ${noun} has this slug`
  throw new AppError('invalid', message, { slug: message })
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
