import { useFormContext } from 'react-hook-form'
import type { InputProps } from './useFieldError.ts'

/** Yes or no. */
export function CheckInput({ name, label }: Pick<InputProps, 'name' | 'label'>) {
  const { register } = useFormContext()
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input type="checkbox" {...register(name)} className="size-4 accent-accent" />
      {label}
    </label>
  )
}
