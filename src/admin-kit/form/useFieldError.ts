import { useFormContext } from 'react-hook-form'

/** What every field of such a form is given. */
export interface InputProps {
  name: string
  label: string
  hint?: string
  required?: boolean
}

/** What is wrong with a field of the form around it. */
export function useFieldError(name: string): string | undefined {
  const { getFieldState, formState } = useFormContext()
  return getFieldState(name, formState).error?.message
}
