import { Fragment, type ReactNode } from 'react'
import { namesOf, type RecordField, type RecordFields } from '../../shared/record-fields.ts'
import { Options } from '../../ui/Options.tsx'
import { AreaInput } from './AreaInput.tsx'
import { CheckInput } from './CheckInput.tsx'
import { ChoiceInput } from './ChoiceInput.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { TextInput } from './TextInput.tsx'

interface Props<F extends RecordFields> {
  fields: F
  group: string
  /** Those that come before the others; these stand in the order of their table. */
  first?: (keyof F & string)[]
  /** In the place of a field's own input, and below it. */
  inputs?: { [K in keyof F]?: ReactNode }
  below?: { [K in keyof F]?: ReactNode }
}

/** A group of a record's fields. */
export function FormFields<F extends RecordFields>(props: Props<F>) {
  const { fields, group, first = [] } = props
  const inputs: Partial<Record<string, ReactNode>> = props.inputs ?? {}
  const below: Partial<Record<string, ReactNode>> = props.below ?? {}
  const names = [...new Set([...first, ...namesOf(fields, ({ form }) => form?.group === group)])]
  return (
    <FieldGroup title={group}>
      <div className="grid gap-4 sm:grid-cols-2">
        {names.map((name) => (
          <Fragment key={name}>
            <div className={fields[name]!.form!.half ? 'grid' : 'grid sm:col-span-2'}>
              {inputs[name] ?? <FieldInput name={name} field={fields[name]!} />}
            </div>
            {below[name] && <div className="grid empty:hidden sm:col-span-2">{below[name]}</div>}
          </Fragment>
        ))}
      </div>
    </FieldGroup>
  )
}

function FieldInput({ name, field: { kind, form } }: { name: string; field: RecordField }) {
  const { widget, options, label, hint, required, rows } = form!
  const shown = { name, label, ...(hint && { hint }), ...(required && { required }) }
  if (kind === 'flag') return <CheckInput name={name} label={label} />
  if (options) {
    return (
      <ChoiceInput {...shown} required={required ?? false}>
        <Options of={options} />
      </ChoiceInput>
    )
  }
  if (widget === 'area') return <AreaInput {...shown} {...(rows && { rows })} />
  if (widget === 'address') return <TextInput {...shown} type="url" placeholder="https://" />
  return <TextInput {...shown} {...(kind === 'number' && { type: 'number' })} />
}
