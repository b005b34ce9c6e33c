/** What is chosen among facts, as addresses and the API have it: `platforms:ios,android,price:..20`. Pure. */

export interface FactChoice {
  /** The key of a kind, or `price`. */
  kind: string
  /** Any of these; of a range: '..20', '5..', '5..20'. */
  values: string[]
}

export const FACT_CHOICES_MAX = 1000
/** Kinds in one address. */
const KINDS_MAX = 20

const CHOICE = /^(?:([a-z0-9_]{1,60}):)?([a-z0-9.-]{1,80})$/

/**
 * A kind, and behind it further values of it, all with commas between them; a kind may come again, as it does where a
 * form without scripts sends each choice on its own. Null where the text is not of this form.
 */
export function parseFactChoices(text: string): FactChoice[] | null {
  const choices = new Map<string, Set<string>>()
  let kind: string | undefined
  for (const part of text.split(',')) {
    const found = CHOICE.exec(part)
    kind = found?.[1] ?? kind
    if (!found || kind === undefined) return null
    choices.set(kind, (choices.get(kind) ?? new Set()).add(found[2]!))
  }
  if (choices.size > KINDS_MAX) return null
  return [...choices].map(([kind, values]) => ({ kind, values: [...values] }))
}

/** The same as text; undefined where nothing is chosen. */
export const formatFactChoices = (choices: readonly FactChoice[]): string | undefined =>
  choices
    .filter(({ values }) => values.length > 0)
    .map(({ kind, values }) => `${kind}:${values.join(',')}`)
    .join(',') || undefined

export const readFactChoices = (text: string | undefined): FactChoice[] =>
  (text && parseFactChoices(text)) || []

export const chosenOf = (text: string | undefined, kind: string): string[] =>
  readFactChoices(text).find((choice) => choice.kind === kind)?.values ?? []

/** The text with other values of a kind, in their place or at its end. */
export function withFactChoice(text: string | undefined, kind: string, values: string[]): string | undefined {
  const choices = readFactChoices(text)
  return formatFactChoices(
    choices.some((choice) => choice.kind === kind)
      ? choices.map((choice) => (choice.kind === kind ? { kind, values } : choice))
      : [...choices, { kind, values }],
  )
}

/** The text with one value more of a kind, or without the one it has. */
export function toggledFact(text: string | undefined, kind: string, value: string): string | undefined {
  const values = chosenOf(text, kind)
  return withFactChoice(
    text,
    kind,
    values.includes(value) ? values.filter((v) => v !== value) : [...values, value],
  )
}

const RANGE = /^(\d+(?:\.\d+)?)?\.\.(\d+(?:\.\d+)?)?$/

export interface AmountRange {
  from: number
  to: number
}

/** '5..20' → from 5 to 20, both in it; null for what is no range, or an empty one. */
export function parseRange(text: string): AmountRange | null {
  const found = RANGE.exec(text)
  if (!found || (found[1] === undefined && found[2] === undefined)) return null
  const range = {
    from: found[1] === undefined ? Number.NEGATIVE_INFINITY : Number(found[1]),
    to: found[2] === undefined ? Number.POSITIVE_INFINITY : Number(found[2]),
  }
  return range.from <= range.to ? range : null
}
