import type { FieldErrors } from 'react-hook-form'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { SOURCE_KINDS } from '../../fact-values.ts'
import { type FactValues, today } from './sheet-values.ts'

type Sourced = Omit<FactValues, 'value' | 'note'> & { note?: string }

interface Props {
  values: Sourced
  errors: FieldErrors<Sourced> | undefined
  onChange: (patch: Partial<Sourced>) => void
  /** Says that it is still true, where no button beside it does. */
  onConfirm?: () => void
}

/** Who says something, where, and when it was looked at. */
export function SourceInputs({ values, errors, onChange, onConfirm }: Props) {
  const text = (name: keyof Sourced, label: string, more: object = {}, isRequired = true) => (
    <Field label={label} required={isRequired} error={errors?.[name]?.message}>
      {(field) => (
        <input
          {...field}
          {...more}
          type="text"
          className="field"
          value={values[name] ?? ''}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  )
  const day = { placeholder: '2026-11-22' }
  return (
    <div className="grid gap-4 md:grid-cols-6">
      {values.note !== undefined && <div className="md:col-span-6">{text('note', 'Note', {}, false)}</div>}
      <div className="md:col-span-4">
        {text('source_url', 'Source', { inputMode: 'url', placeholder: 'https://' })}
      </div>
      <div className="md:col-span-2">
        <Field label="Who says it" required error={errors?.source_kind?.message}>
          {(field) => (
            <select
              {...field}
              className="field"
              value={values.source_kind}
              onChange={(event) => onChange({ source_kind: event.target.value })}
            >
              {Object.entries(SOURCE_KINDS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label[0]!.toUpperCase() + label.slice(1)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className="md:col-span-2">{text('source_date', 'Date of the source', day, false)}</div>
      <div className="flex items-start gap-2 md:col-span-3">
        <div className="flex-1">{text('checked_at', 'Checked on', day)}</div>
        {onConfirm && (
          <Button className="mt-6.5" disabled={values.checked_at === today()} onClick={onConfirm}>
            Still true
          </Button>
        )}
      </div>
    </div>
  )
}
