import { api } from '../../../app/query.ts'
import { buttonClass } from '../../../ui/button.ts'
import { CheckedForm } from '../../../ui/form/CheckedForm.tsx'
import { FormField } from '../../../ui/form/FormField.tsx'
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts'
import { Honeypot } from '../../../ui/Honeypot.tsx'
import { Options } from '../../../ui/Options.tsx'
import { CONTACT_MESSAGE_MAX } from '../contact.limits.ts'
import { ContactInput, MISSING_FIELDS, QUERY_TYPE_LABELS } from '../contact-input.ts'

/** What is missing is said once for the form; the fields are only marked. */
const wording = (message: string | undefined) => (message === MISSING_FIELDS ? 'Required' : message)

export function ContactForm({ onSent }: { onSent: (reference: string) => void }) {
  const { failure, ...rest } = useCheckedForm(ContactInput, {
    values: { email: '', mobile: '', query_type: '' as never, message: '', website: '' },
    recheck: 'onChange',
    lost: 'Network error. Please try again later.',
    failed: 'Failed to send message. Please try again.',
    send: async (body) => {
      const { reference } = await api('POST /api/contact', { body })
      onSent(reference)
    },
  })
  const { form } = rest
  const isMissing = Object.values(form.formState.errors).some((error) => error?.message === MISSING_FIELDS)
  const line = { form, wording }
  return (
    <CheckedForm
      state={{ ...rest, failure: failure ?? (isMissing ? MISSING_FIELDS : null) }}
      label="Contact form"
      className="card relative grid gap-5 p-5 md:p-7"
      action="Send Message"
      busy="Sending…"
      buttonClassName={`${buttonClass('primary', 'lg')} justify-self-start`}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField {...line} name="email" label="Email">
          {(attributes) => <input {...attributes} type="email" autoComplete="email" />}
        </FormField>
        <FormField {...line} name="mobile" label="Mobile number" optional>
          {(attributes) => <input {...attributes} type="tel" autoComplete="tel" />}
        </FormField>
      </div>
      <FormField {...line} name="query_type" label="Query type">
        {(attributes) => (
          <select {...attributes}>
            <option value="">Choose what it is about</option>
            <Options of={QUERY_TYPE_LABELS} />
          </select>
        )}
      </FormField>
      <FormField {...line} name="message" label="Message">
        {(attributes) => <textarea {...attributes} rows={7} maxLength={CONTACT_MESSAGE_MAX + 1000} />}
      </FormField>
      <Honeypot {...form.register('website')} />
    </CheckedForm>
  )
}
