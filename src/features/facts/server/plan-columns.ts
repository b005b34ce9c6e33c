import type { Cells, ImportField } from '../../imports/server/kind.ts'
import { yesOrNo } from '../../imports/server/record-cells.ts'
import type { Plan } from '../facts.contract.ts'
import { isSaid, readNumber, type Sourced } from './fact-cells.ts'

/** A plan as a row of a spreadsheet, both ways. */

type Type = 'text' | 'number' | 'flag'

const column = (
  name: keyof Plan,
  label: string,
  type: Type,
  empty: string | boolean | null,
  synonyms: string[] = [],
) => ({ name, label, type, empty, synonyms })

/** `empty` is what an empty cell says. */
const COLUMNS = [
  { ...column('name', 'Plan', 'text', '', ['plan name', 'name']), required: true },
  column('amount', 'Amount', 'number', null, ['price']),
  column('currency', 'Currency', 'text', null),
  column('per', 'Per', 'text', null, ['period']),
  column('is_billed_yearly', 'Billed Yearly', 'flag', false),
  column('per_seat', 'Per Seat', 'flag', false),
  column('unit', 'Unit', 'text', null),
  column('seats_from', 'Seats From', 'number', null),
  column('seats_to', 'Seats To', 'number', null),
  column('limits', 'Limits', 'text', ''),
  column('trial_days', 'Trial Days', 'number', null),
  column('trial_needs_card', 'Trial Needs Card', 'flag', null),
  column('source_url', 'Source', 'text', '', ['source url']),
  column('source_kind', 'Source Kind', 'text', ''),
  column('source_date', 'Source Date', 'text', null),
  column('checked_at', 'Checked', 'text', '', ['checked at']),
]

export const PLAN_FIELDS: readonly ImportField[] = [
  { name: 'slug', label: 'Tool Slug', required: true, synonyms: ['slug', 'tool'] },
  ...COLUMNS.map((field) => ({ ...field, isExact: true })),
]

export const planLabel = (name: unknown): string =>
  COLUMNS.find((field) => field.name === name)?.label ?? 'Plan'

function textOf(value: Plan[keyof Plan]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value === null ? '' : String(value)
}

/** The cells of a plan in the order of `PLAN_FIELDS`. */
export const planCells = (slug: string, plan: Plan): string[] => [
  slug,
  ...COLUMNS.map(({ name }) => textOf(plan[name])),
]

/** Whether the cells of a row are those of a plan, as far as the file has its columns. */
export function isExported(cells: Cells, plan: Plan): boolean {
  return COLUMNS.every(({ name }) => {
    const text = cells[name]
    return text === undefined || isSaid(text.trim(), textOf(plan[name]).trim())
  })
}

const isOfSource = (name: keyof Plan): name is keyof Sourced => /^(source_|checked_)/.test(name)

/** A plan with what is said of it; what nobody says is as before, or empty. */
export const mergePlan = (before: Plan | null, said: Partial<Plan>, source: Sourced): Plan =>
  Object.fromEntries(
    COLUMNS.map(({ name, empty }) => {
      if (isOfSource(name)) return [name, source[name]]
      return [name, said[name] === undefined ? (before?.[name] ?? empty) : said[name]]
    }),
  ) as Plan

export const changedLabels = (before: Plan, plan: Plan): string[] =>
  COLUMNS.filter(({ name }) => !isSaid(before[name], plan[name])).map(({ label }) => label)

/** As they are written where it matters to programs. */
const WRITTEN: Partial<Record<keyof Plan, (text: string) => string>> = {
  currency: (text) => text.toUpperCase(),
  per: (text) => text.toLowerCase(),
  source_kind: (text) => text.toLowerCase(),
}

/** What a row says, by the columns that the file has. */
export function readPlan(cells: Cells): { said: Partial<Plan>; problems: string[] } {
  const said: Record<string, unknown> = {}
  const problems: string[] = []
  for (const { name, label, type, empty } of COLUMNS) {
    const text = cells[name]?.trim()
    if (text === undefined) continue
    const read = text === '' ? { value: empty } : readText(type, WRITTEN[name]?.(text) ?? text)
    if ('problem' in read) problems.push(`${label} ${read.problem}`)
    else said[name] = read.value
  }
  return { said: said as Partial<Plan>, problems }
}

function readText(type: Type, text: string): { value: unknown } | { problem: string } {
  if (type === 'number') return readNumber(text)
  if (type === 'text') return { value: text }
  const value = yesOrNo(text)
  return value === undefined ? { problem: 'must be yes or no' } : { value }
}
