import type { z } from 'zod'
import {
  emptyRecord,
  namesOf,
  type RecordField,
  type RecordFields,
  type RecordOf,
} from '../../shared/record-fields.ts'
import { splitList } from '../../shared/split-list.ts'

/** The fields of a record as those of a form: text, with lists on lines or between commas. */

export type ValuesOf<F extends RecordFields> = {
  [K in keyof F]: F[K]['kind'] extends 'flag' ? boolean : F[K]['kind'] extends 'number' ? number : string
}

export const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function toValue(kind: RecordField['kind'], value: unknown) {
  if (kind === 'flag') return value
  if (kind === 'number') return value ?? ''
  if (kind === 'list') return (value as string[]).join(', ')
  if (kind === 'lines') return (value as string[]).join('\n')
  return value === null || value === undefined ? '' : String(value)
}

/** What a form shows of a record. */
export const valuesOf = <F extends RecordFields>(fields: F, record: RecordOf<F>) =>
  Object.fromEntries(
    namesOf(fields).map((name) => [name, toValue(fields[name]!.kind, record[name])]),
  ) as ValuesOf<F>

/** The form of a new record: what its schema makes of nothing; what has to be given is empty. */
export const newValues = <F extends RecordFields>(fields: F) => valuesOf(fields, emptyRecord(fields))

/** What a form says, for the record's schema to check. */
export const inputOf = <F extends RecordFields>(fields: F, values: ValuesOf<F>) =>
  Object.fromEntries(
    namesOf(fields).map((name) => {
      const value: unknown = values[name]
      const { kind } = fields[name]!
      // An input that was emptied says NaN.
      if (kind === 'number') return [name, value === '' || Number.isNaN(value) ? null : value]
      return [name, kind === 'lines' ? lines(value as string) : value]
    }),
  )

function toOutput({ kind, output }: RecordField, value: unknown): unknown {
  if (kind === 'flag') return value
  if (kind === 'number' && value) return value
  if (kind === 'lines') return lines(value as string)
  if (kind === 'list') return splitList(value as string)
  if (!value && output.safeParse(null).success) return null
  return kind === 'reference' || kind === 'number' ? Number(value) || 0 : value
}

/** A record as it would be shown, while it is being written: nothing is checked. */
export const previewOf = <F extends RecordFields>(fields: F, values: ValuesOf<F>) =>
  Object.fromEntries(
    namesOf(fields).map((name) => [name, toOutput(fields[name]!, values[name])]),
  ) as RecordOf<F>

/** A value as a field of a form holds it: a list stands in one line, with commas, and nothing is an empty text. */
type FieldValue<V> =
  NonNullable<V> extends readonly unknown[]
    ? string
    : NonNullable<V> extends boolean | number
      ? NonNullable<V>
      : string
export type SchemaValues<S extends z.ZodObject> = { [K in keyof z.output<S>]: FieldValue<z.output<S>[K]> }

/** What the fields of a schema show of a record; of none, what the schema makes of nothing. */
export const schemaValues = <S extends z.ZodObject>(schema: S, record: object | null) =>
  Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => {
      const value = record ? (record as Record<string, unknown>)[name] : field.safeParse(undefined).data
      return [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]
    }),
  ) as SchemaValues<S>
