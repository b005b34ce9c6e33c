import { fieldLabel } from '../../shared/field-label.ts'
import { fieldText } from './field-text.ts'
import type { FieldChange } from './records.contract.ts'

interface Props {
  fields: FieldChange[]
  /** What the two sides are called. */
  before?: string
  after?: string
}

/** Fields that are different, as they were and as they are. */
export function FieldChanges({ fields, before = 'Before', after = 'After' }: Props) {
  return (
    <dl className="grid gap-3 text-sm">
      {fields.map(({ field, before: old, after: now }) => (
        <div key={field}>
          <dt className="font-medium">{fieldLabel(field)}</dt>
          <dd className="mt-1 grid gap-1 break-words whitespace-pre-wrap">
            <span className="rounded-control bg-danger-soft px-2.5 py-1.5 text-danger">
              <span className="sr-only">{before}: </span>
              {fieldText(old)}
            </span>
            <span className="rounded-control bg-good-soft px-2.5 py-1.5 text-good">
              <span className="sr-only">{after}: </span>
              {fieldText(now)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
