import { z } from 'zod'

/** A record's fields, each defined once. What is stored, answered, edited, imported and exported follows from them. */

/**
 * How a field is stored and edited. `list`: texts between commas. `lines`: texts that may hold commas. `reference`:
 * the id of another record.
 */
export type FieldKind = 'text' | 'list' | 'lines' | 'flag' | 'number' | 'choice' | 'reference'

/** Where a field is answered: on the cards of lists, only on the page of the record, or to administrators alone. */
export type FieldPlace = 'card' | 'page' | 'admin'

export interface RecordField {
  kind: FieldKind
  /** What may be sent, with the sentences for what is wrong. */
  input: z.ZodType
  /** What is answered. */
  output: z.ZodType
  place: FieldPlace
  /** Its column, where that has another name. */
  column?: string
  /** It stands in the rows of the administration's list. */
  listed?: true
  /** Its place in the form; left out, a part of the form knows it. */
  form?: {
    group: string
    label: string
    widget?: 'line' | 'address' | 'area'
    hint?: string
    required?: true
    rows?: number
    /** Of a choice: values with what they are called; '' says that nothing is chosen. */
    options?: readonly (readonly [value: string, label: string])[]
    /** Takes half of the width, where there is room. */
    half?: true
  }
  /** Its column in spreadsheets; left out, files do not have it. */
  sheet?: {
    label: string
    /** Other names by which a column is recognised, in lower case. */
    synonyms: readonly string[]
    required?: true
    /** Under another name, where a cell says something else than the field. */
    name?: string
    /** What a cell may say, where that is not what the form may send. */
    input?: z.ZodType
  }
}
export type RecordFields = Record<string, RecordField>

export const defineFields = <const F extends RecordFields>(fields: F): F => fields

/** The names of the fields that pass, in their order. */
export const namesOf = <F extends RecordFields>(
  fields: F,
  passes: (field: RecordField) => boolean = () => true,
) => Object.keys(fields).filter((name) => passes(fields[name]!)) as (keyof F & string)[]

type Inputs<F extends RecordFields> = { [K in keyof F]: F[K]['input'] }

/** The shape of what an editor sends. */
export const inputsOf = <F extends RecordFields>(fields: F) =>
  Object.fromEntries(namesOf(fields).map((name) => [name, fields[name]!.input])) as Inputs<F>

/** Those fields of a table that have something in common. */
type Only<F extends RecordFields, P> = { [K in keyof F as F[K] extends P ? K : never]: F[K] }

const only = (fields: RecordFields, passes: (field: RecordField) => boolean) =>
  Object.fromEntries(namesOf(fields, passes).map((name) => [name, fields[name]!]))

export const listedFields = <F extends RecordFields>(fields: F) =>
  only(fields, ({ listed }) => listed === true) as Only<F, { listed: true }>

type Outputs<F extends RecordFields> = { [K in keyof F]: F[K]['output'] }

const outputsOf = <F extends RecordFields>(fields: F) =>
  Object.fromEntries(namesOf(fields).map((name) => [name, fields[name]!.output])) as Outputs<F>

/** The shape of what is answered in a place. */
export const outputsIn = <F extends RecordFields, const P extends FieldPlace>(fields: F, where: P) =>
  outputsOf(only(fields, ({ place }) => place === where) as Only<F, { place: P }>)

/** The shape of a row of the administration's list. */
export const listedOutputs = <F extends RecordFields>(fields: F) => outputsOf(listedFields(fields))

type SheetName<F extends RecordFields, K extends keyof F> = F[K] extends { sheet: infer S }
  ? S extends { name: infer N extends string }
    ? N
    : K
  : never
type SheetInputs<F extends RecordFields> = {
  [K in keyof F as SheetName<F, K>]: F[K] extends { sheet: { input: infer I extends z.ZodType } }
    ? I
    : F[K]['input']
}

/** The shape of a row of a spreadsheet. */
export const sheetInputs = <F extends RecordFields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { sheet, input }]) =>
      sheet ? [[sheet.name ?? name, sheet.input ?? input]] : [],
    ),
  ) as SheetInputs<F>

/** A record that can be stored: what each field answers. */
export type RecordOf<F extends RecordFields> = { [K in keyof F]: z.output<F[K]['output']> }

/** A record of which nothing is said yet: each field as its schema makes it, else empty. */
export const emptyRecord = <F extends RecordFields>(fields: F) =>
  Object.fromEntries(
    namesOf(fields).map((name) => {
      const { kind, input } = fields[name]!
      return [name, input.safeParse(undefined).data ?? (kind === 'list' || kind === 'lines' ? [] : null)]
    }),
  ) as RecordOf<F>

/** What most fields answer. */
export const TEXT = z.string()
export const OPTIONAL_TEXT = z.string().nullable()
export const TEXTS = z.array(z.string())
