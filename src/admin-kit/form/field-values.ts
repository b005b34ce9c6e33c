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
