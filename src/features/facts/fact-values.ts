import { usDate, usMonth } from '../../shared/us-date.ts'
import { formatMoney } from './prices.ts'

/** What a fact can say: its types, and each value as text. Nothing here knows where facts are kept. */

export const FACT_TYPES = [
  'choice',
  'several',
  'flag',
  'amount',
  'number',
  'date',
  'text',
  'address',
] as const
export type FactType = (typeof FACT_TYPES)[number]

/** What they are about, as a visitor asks. */
export const FACT_GROUPS = {
  price: 'What will it cost me?',
  platforms: 'Where does it run?',
  hosting: 'Can I look inside?',
  privacy: 'What happens to my data?',
  languages: 'Does it speak my language?',
  connections: 'What does it connect to?',
  ai: 'What does the AI do?',
  company: 'Who stands behind it?',
} as const
export type FactGroup = keyof typeof FACT_GROUPS

/** Who says it. */
export const SOURCE_KINDS = {
  vendor: 'the vendor',
  documentation: 'the documentation',
  independent: 'an independent source',
  test: 'our own test',
  editor: 'an editor',
} as const
export type SourceKind = keyof typeof SOURCE_KINDS

export type FactValue = string | number | boolean | string[]

interface Kind {
  key?: string
  type: FactType
  unit: string | null
  options: readonly { value: string; label: string }[]
}

/** Kinds whose values are codes of languages and countries. */
const CODES = new Set(['interface_languages', 'works_on_languages', 'country'])

/** A day, a month or a year, as precise as it is known: '2026-08-22' → 'Aug 22, 2026', '2026-08' → 'Aug 2026'. */
export function formatDay(day: string): string {
  const time = Date.parse(day)
  if (Number.isNaN(time)) return day
  if (day.length === 4) return day
  return (day.length === 7 ? usMonth : usDate)(new Date(time))
}

/** The month of a day, for a narrow place. It is the same whenever it is read, as kept pages are. */
export const formatMonth = (day: string): string => usMonth(new Date(day))

const DAY_MS = 86_400_000
/** Whether a fact should be looked at again: it was read longer ago than its kind allows. */
export const isDue = (checkedAt: string, reviewDays: number, today: Date): boolean =>
  today.getTime() - Date.parse(checkedAt) > reviewDays * DAY_MS

const names: Partial<Record<'language' | 'region', Intl.DisplayNames>> = {}

/** Made when the first is asked for. */
function nameOf(type: 'language' | 'region', code: string): string | undefined {
  names[type] ??= new Intl.DisplayNames('en', { type, fallback: 'code' })
  return names[type].of(code)
}

/** What a language or a country is called that stands as a code; other texts as they are. */
function nameOfCode(text: string): string {
  try {
    if (/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(text)) return nameOf('language', text) ?? text
    if (/^[A-Z]{2}$/.test(text)) return nameOf('region', text) ?? text
  } catch {
    // No code after all.
  }
  return text
}

const UNITS: Record<string, [one: string, many: string]> = { days: ['day', 'days'] }

function formatNumber(value: number, unit: string | null): string {
  const text = value.toLocaleString('en-US')
  if (unit === null) return text
  const [one, many] = UNITS[unit] ?? [unit, unit]
  return `${text} ${value === 1 ? one : many}`
}

/** The value of a fact for people to read. */
export function formatValue({ key, type, unit, options }: Kind, value: FactValue): string {
  const label = (choice: string) =>
    options.find((option) => option.value === choice)?.label ??
    (key && CODES.has(key) ? nameOfCode(choice) : choice)
  if (Array.isArray(value)) return value.map(label).join(', ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') {
    if (type === 'amount') return formatMoney(value, unit ?? 'USD')
    // A year is no amount of anything.
    return type === 'date' ? String(value) : formatNumber(value, unit)
  }
  if (type === 'date') return formatDay(value)
  return type === 'choice' ? label(value) : value
}
