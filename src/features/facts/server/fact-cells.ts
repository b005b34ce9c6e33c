import { yesOrNo } from '../../imports/server/record-cells.ts'
import { type FactValue, SOURCE_KINDS, type SourceKind } from '../fact-values.ts'
import type { Fact, FactKind } from '../facts.contract.ts'

/** A fact as cells of a spreadsheet, both ways: its value, its source, and its note. */

/** What a cell says, or what is wrong with it: the end of a sentence that begins with the column. */
type Read<T> = { value: T } | { problem: string }

/** In a cell of a value: that it is not known after all. */
const UNKNOWN = /^unknown$/i
export const saysUnknown = (text: string) => UNKNOWN.test(text)
/** In a cell of a note: that there is none. */
const NO_NOTE = /^-$/

/** In quotes where the text means something else without; quotes inside are doubled, as in CSV. */
const quoted = (text: string, special: RegExp) =>
  text.startsWith('"') || special.test(text) ? `"${text.replaceAll('"', '""')}"` : text

const isQuoted = (text: string) => /^"(?:[^"]|"")*"$/.test(text)
const unquoted = (text: string) => (isQuoted(text) ? text.slice(1, -1).replaceAll('""', '"') : text)

/** 'web; "a; b"' → 'web' and 'a; b' */
const ENTRY = /\s*("(?:[^"]|"")*"(?=\s*(?:;|$))|[^;]*)(?:;|$)/gy
const readList = (text: string) =>
  [...text.matchAll(ENTRY)].map(([, entry]) => unquoted(entry!.trim())).filter((entry) => entry !== '')

export function valueCell(value: FactValue): string {
  if (Array.isArray(value)) {
    const special = value.length === 1 ? /;|^unknown$/i : /;/
    return value.map((entry) => quoted(entry, special)).join('; ')
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? String(value) : quoted(value, UNKNOWN)
}

/** What a cell says that is not empty; whether the kind can say so is checked with the fact. */
export function readValue(
  { type, options }: Pick<FactKind, 'type' | 'options'>,
  text: string,
): Read<FactValue> {
  if (type === 'flag') {
    const value = yesOrNo(text)
    return value === undefined ? { problem: 'must be yes or no' } : { value }
  }
  if (type === 'number' || type === 'amount') return readNumber(text)
  // Whoever fills in a sheet may write what people see.
  const optionOf = (entry: string) => {
    const said = entry.toLowerCase()
    const found =
      options.find((option) => option.value === entry) ??
      options.find(({ value, label }) => value.toLowerCase() === said || label.toLowerCase() === said)
    return found?.value ?? entry
  }
  return { value: type === 'several' ? readList(text).map(optionOf) : optionOf(unquoted(text)) }
}

/** A number without separators of thousands: whether 1,000 is a thousand or one is not guessed. */
export function readNumber(text: string): Read<number> {
  const isPlain = /^-?\d+([.,]\d+)?(e[-+]?\d+)?$/i.test(text) && !/,\d{3}$/.test(text)
  return isPlain
    ? { value: Number(text.replace(',', '.')) }
    : { problem: 'must be a number such as 1000 or 4.5' }
}

export const noteCell = (note: string | null) => (note === null ? '' : quoted(note, NO_NOTE))
/** What a cell says that is not empty. */
export const readNote = (text: string): string | null => (NO_NOTE.test(text) ? null : unquoted(text))

export type Sourced = Pick<Fact, 'source_url' | 'source_kind' | 'source_date' | 'checked_at'>

/** `https://vendor.example/docs | vendor | 2026-08-22 | checked 2026-11-22` */
export const sourceCell = ({ source_url, source_kind, source_date, checked_at }: Sourced) =>
  `${source_url} | ${source_kind} | ${source_date ?? ''} | checked ${checked_at}`

const isKind = (text: string): text is SourceKind => Object.hasOwn(SOURCE_KINDS, text)

/** What a cell says of a source: the address, and what else stands behind it. */
export function readSource(text: string): Read<Pick<Sourced, 'source_url'> & Partial<Sourced>> {
  // An address may have such a line in it, though without a blank before.
  const [source_url = '', ...rest] = text.split(/\s+\|/).map((part) => part.trim())
  const said: Partial<Sourced> = rest.length > 1 ? { source_date: null } : {}
  for (const part of rest.filter((part) => part !== '')) {
    const word = part.toLowerCase()
    if (isKind(word)) said.source_kind = word
    else if (/^checked\s/.test(word)) said.checked_at = word.slice('checked'.length).trim()
    else if (/^\d/.test(word)) said.source_date = word
    else {
      const kinds = Object.keys(SOURCE_KINDS).join(', ')
      return { problem: `has “${part}”, which is none of ${kinds}, no date, and not “checked” with a day` }
    }
  }
  return { value: { source_url, ...said } }
}

const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : null

/** Who speaks on a page where nobody has said so: the vendor on its own site, or somebody else. */
export function sourceKindOf(address: string, website: string): SourceKind {
  const [host, own] = [hostOf(address), hostOf(website)]
  return host !== null && own !== null && (host === own || host.endsWith(`.${own}`))
    ? 'vendor'
    : 'independent'
}

/** The source that is said, with what is not said of it: as it stands where it is the same page. */
export function wholeSource(
  said: Pick<Sourced, 'source_url'> & Partial<Sourced>,
  before: Sourced | null,
  { website, today, isSame }: { website: string; today: string; isSame: boolean },
): Sourced {
  const known = before?.source_url === said.source_url ? before : null
  return {
    source_url: said.source_url,
    source_kind: said.source_kind ?? known?.source_kind ?? sourceKindOf(said.source_url, website),
    source_date: said.source_date === undefined ? (known?.source_date ?? null) : said.source_date,
    checked_at: said.checked_at ?? (isSame && known ? known.checked_at : today),
  }
}

/** Whether two say the same; files know one kind of line break. */
export const isSaid = (a: unknown, b: unknown) => plain(a) === plain(b)
const plain = (value: unknown) => JSON.stringify(value).replaceAll('\\r\\n', '\\n')
