import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '../../../app/query.ts'
import { UNKNOWN_ERROR } from '../../../shared/errors.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Field } from '../../../ui/Field.tsx'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { failureOf } from '../../../ui/form-failure.ts'
import { Honeypot } from '../../../ui/Honeypot.tsx'
import { CONTACT_MESSAGE_MAX, QUERY_TYPES } from '../contact.limits.ts'
import { ContactInput, MISSING_FIELDS, QUERY_TYPE_LABELS } from '../contact-input.ts'

type Values = z.input<typeof ContactInput>

const FAILED = 'Failed to send message. Please try again.'
const NO_NETWORK = 'Network error. Please try again later.'

export function ContactForm({ onSent }: { onSent: (reference: string) => void }) {
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, setError, formState } = useForm<Values, unknown, ContactInput>({
    resolver: zodResolver(ContactInput),
    defaultValues: { email: '', mobile: '', query_type: '' as never, message: '', website: '' },
  })
  const { errors, isSubmitting } = formState
  // What is missing is said once for the form; the fields are only marked.
  const messageOf = (name: keyof Values) => {
    const message = errors[name]?.message
    return message === MISSING_FIELDS ? 'Required' : message
  }
  const isMissing = Object.values(errors).some((error) => error?.message === MISSING_FIELDS)

  const submit = handleSubmit(async (input) => {
    setFailure(null)
    try {
      const { reference } = await api('POST /api/contact', { body: input })
      onSent(reference)
    } catch (error) {
      const message = failureOf(error, setError, NO_NETWORK)
      setFailure(message === UNKNOWN_ERROR ? FAILED : message)
    }
  })

  return (
    <form
      onSubmit={submit}
      noValidate
      className="card relative grid gap-5 p-5 md:p-7"
      aria-label="Contact form"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Email" required error={messageOf('email')}>
          {(field) => (
            <input {...field} {...register('email')} type="email" className="field" autoComplete="email" />
          )}
        </Field>
        <Field label="Mobile number" error={messageOf('mobile')}>
          {(field) => (
            <input {...field} {...register('mobile')} type="tel" className="field" autoComplete="tel" />
          )}
        </Field>
      </div>
      <Field label="Query type" required error={messageOf('query_type')}>
        {(field) => (
          <select {...field} {...register('query_type')} className="field">
            <option value="">Choose what it is about</option>
            {QUERY_TYPES.map((type) => (
              <option key={type} value={type}>
                {QUERY_TYPE_LABELS[type]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Message" required error={messageOf('message')}>
        {(field) => (
          <textarea
            {...field}
            {...register('message')}
            rows={7}
            className="field"
            maxLength={CONTACT_MESSAGE_MAX + 1000}
          />
        )}
      </Field>
      <Honeypot {...register('website')} />
      <FormFailure message={failure ?? (isMissing ? MISSING_FIELDS : null)} />
      <div>
        <button type="submit" className={buttonClass('primary', 'lg')} disabled={isSubmitting}>
          {isSubmitting ? 'Sending…' : 'Send Message'}
        </button>
      </div>
    </form>
  )
}
