import { AppError } from '../../../shared/errors.ts'
import type { Cells, ImportField } from './kind.ts'

/** A name of a column as it is compared: 'Short_Description (en)' → 'short description en'. */
export const plainHeading = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Guesses which field each column fills, by its name: exactly first, then by synonyms, then by a name that begins
 * or ends with one. Each field is filled once; null stands for a column that fills none.
 */
export function guessMapping(columns: string[], fields: readonly ImportField[]): (string | null)[] {
  const mapping: (string | null)[] = columns.map(() => null)
  const names = columns.map(plainHeading)
  const taken = new Set<string>()
  const pass = (fits: (column: string, field: ImportField) => boolean) => {
    for (const [i, column] of names.entries()) {
      if (mapping[i] !== null || column === '') continue
      const field = fields.find((f) => !taken.has(f.name) && fits(column, f))
      if (!field) continue
      mapping[i] = field.name
      taken.add(field.name)
    }
  }
  pass((column, { label }) => column === plainHeading(label))
  pass((column, { name }) => column === plainHeading(name))
  pass((column, { synonyms }) => synonyms.includes(column))
  pass(
    (column, { synonyms, label, isExact }) =>
      !isExact &&
      [plainHeading(label), ...synonyms].some(
        (s) => s.length > 3 && (column.startsWith(`${s} `) || column.endsWith(` ${s}`)),
      ),
  )
  return mapping
}

/** Checks a mapping that was chosen. Throws `invalid`. */
export function checkMapping(
  mapping: (string | null)[],
  columns: string[],
  fields: readonly ImportField[],
): void {
  const chosen = mapping.filter((name) => name !== null)
  const unknown = chosen.find((name) => !fields.some((f) => f.name === name))
  if (mapping.length !== columns.length || unknown !== undefined) {
    throw new AppError('invalid', 'The mapping does not fit the columns of the file')
  }
  const twice = chosen.find((name, i) => chosen.indexOf(name) !== i)
  const labelOf = (name: string) => fields.find((f) => f.name === name)!.label
  if (twice) throw new AppError('invalid', `Two columns fill ${labelOf(twice)}: choose one of them`)
  const missing = fields.filter((f) => f.required && !chosen.includes(f.name)).map((f) => f.label)
  if (missing.length > 0) {
    throw new AppError('invalid', `No column fills ${missing.join(', ')}: choose one for each`)
  }
}

export function toCells(cells: string[], mapping: (string | null)[]): Cells {
  const values: Record<string, string> = {}
  for (const [i, name] of mapping.entries()) if (name !== null) values[name] = cells[i] ?? ''
  return values
}
