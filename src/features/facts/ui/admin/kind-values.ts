import { lines } from '../../../../admin-kit/form/field-values.ts'
import { slugify } from '../../../../shared/slug.ts'
import type { AdminFactKind, FactKindInput } from '../../admin-facts.contract.ts'
import type { FactType } from '../../fact-values.ts'
import { FACT_REVIEW_DAYS } from '../../facts.limits.ts'

/** What the types of values are called. */
export const TYPE_LABELS: Record<FactType, string> = {
  choice: 'One of several',
  several: 'Several',
  flag: 'Yes or no',
  amount: 'Amount of money',
  number: 'Number',
  date: 'Date',
  text: 'Text',
  address: 'Address of a page',
}

/** A kind as the form's fields hold it. */
export interface KindValues {
  key: string
  label: string
  question: string
  group: string
  type: FactType
  unit: string
  /** 'value: Label' on each line. */
  options: string
  is_filter: boolean
  is_compared: boolean
  on_card: boolean
  review_days: string
}

export const hasOptions = (type: FactType) => type === 'choice' || type === 'several'
export const hasUnit = (type: FactType) => type === 'number' || type === 'amount'

export const optionLines = (options: FactKindInput['options']) =>
  options.map(({ value, label }) => `${value}: ${label}`).join('\n')

const optionsIn = (text: string) =>
  lines(text).map((line) => {
    const at = line.indexOf(':')
    if (at < 0) return { value: slugify(line), label: line }
    return { value: line.slice(0, at).trim(), label: line.slice(at + 1).trim() }
  })

export const kindValues = (kind: AdminFactKind | null): KindValues => ({
  key: kind?.key ?? '',
  label: kind?.label ?? '',
  question: kind?.question ?? '',
  group: kind?.group ?? '',
  type: kind?.type ?? 'flag',
  unit: kind?.unit ?? '',
  options: optionLines(kind?.options ?? []),
  is_filter: kind?.is_filter ?? false,
  is_compared: kind?.is_compared ?? true,
  on_card: kind?.on_card ?? false,
  review_days: String(kind?.review_days ?? FACT_REVIEW_DAYS),
})

/** What the fields mean: a unit and options count where the type has them. */
export const kindInput = (
  { unit, options, review_days, ...values }: KindValues,
  stored: AdminFactKind | null,
) => ({
  ...values,
  unit: hasUnit(values.type) ? unit : null,
  options: hasOptions(values.type) ? optionsIn(options) : [],
  review_days: Number(review_days),
  is_retired: stored?.is_retired ?? false,
})
