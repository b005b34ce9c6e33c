import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'
import { Field } from '../Field.tsx'

/** A form with these fields, and perhaps others. */
export type FormOf<T extends FieldValues> = Pick<
  UseFormReturn<T>,
  'register' | 'clearErrors' | 'getFieldState' | 'formState'
>

export interface FormLine<T extends FieldValues> {
  form: FormOf<T>
  name: Path<T>
  label: string
  hint?: string
  optional?: boolean
}

interface Props<T extends FieldValues> extends FormLine<T> {
  options?: RegisterOptions<T>
  /** Words a message of the form for its field. */
  wording?: (message: string | undefined) => string | undefined
  children: (
    attributes: ComponentProps<'input'> & ComponentProps<'select'> & ComponentProps<'textarea'>,
  ) => ReactNode
}

/** A line of a form, with a control of any kind. */
export function FormField<T extends FieldValues>({
  form: { register, getFieldState, formState },
  name,
  label,
  hint,
  optional = false,
  options,
  wording = (message) => message,
  children,
}: Props<T>) {
  const { error } = getFieldState(name, formState)
  return (
    <Field label={label} required={!optional} error={wording(error?.message)} hint={hint}>
      {(field) => children({ ...field, ...register(name, options), className: 'field' })}
    </Field>
  )
}
