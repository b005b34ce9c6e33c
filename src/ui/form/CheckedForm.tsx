import type { ReactNode } from 'react'
import { buttonClass } from '../button.ts'
import { FormFailure } from '../FormFailure.tsx'

interface Props {
  /** What `useCheckedForm` answers. */
  state: {
    form: { formState: { isSubmitting: boolean } }
    submit: () => Promise<void>
    failure: string | null
  }
  label: string
  className?: string
  /** The button that sends it: what it says, also while that is under way, and its classes. */
  action: string
  busy: string
  buttonClassName?: string
  children: ReactNode
}

/** Fields, what is wrong with all of them, and the button that sends them. */
export function CheckedForm({
  state: { form, submit, failure },
  label,
  className = 'grid gap-4',
  action,
  busy,
  buttonClassName = buttonClass('primary'),
  children,
}: Props) {
  const { isSubmitting } = form.formState
  return (
    <form noValidate className={className} onSubmit={submit} aria-label={label}>
      {children}
      <FormFailure message={failure} />
      <button type="submit" className={buttonClassName} disabled={isSubmitting}>
        {isSubmitting ? busy : action}
      </button>
    </form>
  )
}
