import type { FieldValues } from 'react-hook-form'
import { splitList } from '../../../../shared/split-list.ts'
import { type AdminFactSheet, factIn, type SheetFact } from '../../admin-facts.contract.ts'
import type { FactKind, Plan } from '../../facts.contract.ts'

/** A fact as the form's fields hold it: text; what is chosen among several is a list. */
export interface FactValues {
  value: string | string[]
  note: string
  source_url: string
  source_kind: string
  source_date: string
  checked_at: string
}

type Texts = 'amount' | 'seats_from' | 'seats_to' | 'trial_days'
/** A plan as the form's fields hold it. */
export type PlanValues = Record<
  Texts | 'name' | 'currency' | 'per' | 'unit' | 'limits' | 'trial_needs_card',
  string
> &
  Record<'is_billed_yearly' | 'per_seat', boolean> &
  Omit<FactValues, 'value' | 'note'>

/** Each other field is named as a kind, and holds its fact; null is what is not known. */
export interface SheetValues extends FieldValues {
  plans: PlanValues[]
}

export const today = () => new Date().toISOString().slice(0, 10)

const newSource = () => ({ source_url: '', source_kind: 'vendor', source_date: '', checked_at: today() })
/** A choice among several, each with a box. */
export const isTicked = ({ type, options }: FactKind) => type === 'several' && options.length > 0

export const newFact = (kind: FactKind): FactValues => ({
  value: isTicked(kind) ? [] : '',
  note: '',
  ...newSource(),
})
export const newPlan = (): PlanValues => ({
  name: '',
  amount: '',
  currency: 'USD',
  per: 'month',
  is_billed_yearly: false,
  per_seat: false,
  unit: '',
  seats_from: '',
  seats_to: '',
  limits: '',
  trial_days: '',
  trial_needs_card: '',
  ...newSource(),
})

/** Whether nothing stands in a fact but what a new one begins with. */
export const isBlank = ({ value, note, source_url, source_date }: FactValues) =>
  [value].flat().join('') === '' && note === '' && source_url === '' && source_date === ''

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))

function factValues(kind: FactKind, fact: SheetFact | null): FactValues | null {
  if (!fact) return null
  const { value, note, source_date, ...source } = fact
  const held = Array.isArray(value) && !isTicked(kind) ? value.join(', ') : value
  return {
    ...source,
    value: Array.isArray(held) ? held : textOf(held),
    note: note ?? '',
    source_date: source_date ?? '',
  }
}

const planValues = (plan: Plan): PlanValues => ({
  ...plan,
  amount: textOf(plan.amount),
  currency: plan.currency ?? '',
  per: plan.per ?? '',
  unit: plan.unit ?? '',
  seats_from: textOf(plan.seats_from),
  seats_to: textOf(plan.seats_to),
  trial_days: textOf(plan.trial_days),
  trial_needs_card: textOf(plan.trial_needs_card),
  source_date: plan.source_date ?? '',
})

/** What the form shows of a sheet. */
export const sheetValues =
  (kinds: readonly FactKind[]) =>
  (sheet: AdminFactSheet | null): SheetValues => ({
    ...Object.fromEntries(
      kinds.map((kind) => [kind.key, sheet && factValues(kind, factIn(sheet, kind.key))]),
    ),
    plans: sheet?.plans.map(planValues) ?? [],
  })

const FLAGS: Record<string, boolean> = { true: true, false: false }
const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))
const numberOrNull = (text: string) => (text.trim() === '' ? null : Number(text))

function valueIn({ type }: FactKind, value: FactValues['value']): unknown {
  if (Array.isArray(value)) return value
  if (type === 'several') return [...new Set(splitList(value))]
  if (type === 'flag') return FLAGS[value] ?? ''
  return type === 'number' || type === 'amount' ? numberIn(value) : value
}

const factInput = (kind: FactKind, { value, ...fact }: FactValues) => ({
  ...fact,
  value: valueIn(kind, value),
  source_date: fact.source_date.trim() || null,
})

/** What the fields of a plan mean. */
export const planInput = (plan: PlanValues) => ({
  ...plan,
  amount: numberOrNull(plan.amount),
  currency: plan.currency.trim().toUpperCase() || null,
  per: plan.per || null,
  seats_from: numberOrNull(plan.seats_from),
  seats_to: numberOrNull(plan.seats_to),
  trial_days: numberOrNull(plan.trial_days),
  trial_needs_card: FLAGS[plan.trial_needs_card] ?? null,
  source_date: plan.source_date.trim() || null,
})

/** What the form says, for the sheet's schema to check. */
export const sheetInput = (kinds: readonly FactKind[]) => (values: SheetValues) => ({
  ...Object.fromEntries(
    kinds.map((kind) => {
      const fact = values[kind.key] as FactValues | null | undefined
      return [kind.key, fact ? factInput(kind, fact) : null]
    }),
  ),
  plans: values.plans.map(planInput),
})

/** Where a mistake is told: at a field of a fact, or of a plan. */
export const sheetFieldOf = (path: PropertyKey[]) => path.slice(0, path[0] === 'plans' ? 3 : 2).join('.')

/** A fact of the form as it would be, for showing it; null where it says nothing yet. */
export function previewFact(kind: FactKind, fact: FactValues | null): SheetFact | null {
  if (!fact || [fact.value].flat().join('').trim() === '') return null
  const value = valueIn(kind, fact.value)
  return Number.isNaN(value) ? null : ({ ...factInput(kind, fact), value } as SheetFact)
}
