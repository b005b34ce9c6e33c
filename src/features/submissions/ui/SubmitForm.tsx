import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '../../../app/query.ts'
import { buttonClass } from '../../../ui/button.ts'
import { CheckedForm } from '../../../ui/form/CheckedForm.tsx'
import { FormField } from '../../../ui/form/FormField.tsx'
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts'
import { Honeypot } from '../../../ui/Honeypot.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Options } from '../../../ui/Options.tsx'
import { categoriesQuery } from '../../categories/ui/categories.route.ts'
import { PRICING_MODELS } from '../../tools/tools.limits.ts'
import { SubmissionInput } from '../submission-input.ts'
import type { Duplicate } from '../submissions.contract.ts'
import { SUBMISSION_SUMMARY_MAX } from '../submissions.limits.ts'

type Values = z.input<typeof SubmissionInput>

const LOST =
  'The suggestion could not be sent. Please check your connection and try again; your text is kept.'

const EMPTY: Values = {
  name: '',
  website_url: '',
  email: '',
  short_description: '',
  category: '',
  pricing_model: '',
  note: '',
  website: '',
}

export function SubmitForm({ onSent }: { onSent: (sent: { name: string; email: string }) => void }) {
  const [duplicate, setDuplicate] = useState<Duplicate | null>(null)
  const state = useCheckedForm(SubmissionInput, {
    values: EMPTY,
    recheck: 'onChange',
    lost: LOST,
    send: async (input) => {
      try {
        await api('POST /api/submissions', { body: input })
        onSent({ name: input.name, email: input.email })
      } catch (error) {
        void check()
        throw error
      }
    },
  })
  const { form } = state

  /** Said as soon as it can be known, before the rest is typed. A check that fails says nothing. */
  const check = async () => {
    const { name, website_url } = form.getValues()
    if (!name.trim() && !website_url.trim()) return setDuplicate(null)
    const answer = await api('GET /api/submissions/check', { query: { name, website_url } }).catch(() => null)
    setDuplicate(answer?.duplicate ?? null)
  }
  // Behind '#', so that the page is one and the same for all names.
  const takeName = useEffectEvent(() => {
    const name = new URLSearchParams(location.hash.slice(1)).get('name')
    if (!name || form.getValues('name') !== '') return
    form.setValue('name', name)
    void check()
  })
  useEffect(() => takeName(), [])
  const named = { form, options: { onBlur: check } }
  return (
    <CheckedForm
      state={state}
      label="Submit a tool"
      className="card relative grid gap-5 p-5 md:p-7"
      action="Submit Tool"
      busy="Sending…"
      buttonClassName={`${buttonClass('primary', 'lg')} justify-self-start`}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField {...named} name="name" label="Name of the tool">
          {(attributes) => <input {...attributes} />}
        </FormField>
        <FormField {...named} name="website_url" label="Address">
          {(attributes) => <input {...attributes} inputMode="url" placeholder="https://" />}
        </FormField>
      </div>
      {duplicate && <DuplicateNote duplicate={duplicate} />}
      <Description form={form} />
      <Honeypot {...form.register('website')} />
    </CheckedForm>
  )
}

/** What the tool is like, and who says so. */
function Description({ form }: { form: UseFormReturn<Values, unknown, SubmissionInput> }) {
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const left = SUBMISSION_SUMMARY_MAX - form.watch('short_description').length
  return (
    <>
      <FormField
        form={form}
        name="short_description"
        label="What does it do?"
        hint={left < 60 ? `${left} characters left` : 'One or two plain sentences.'}
      >
        {(attributes) => <textarea {...attributes} rows={3} />}
      </FormField>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="category" label="Category" optional>
          {(attributes) => (
            <select {...attributes}>
              <option value="">Not sure</option>
              <Options of={categories.map(({ slug, name }) => [slug, name])} />
            </select>
          )}
        </FormField>
        <FormField form={form} name="pricing_model" label="Pricing" optional>
          {(attributes) => (
            <select {...attributes}>
              <option value="">Not sure</option>
              {PRICING_MODELS.map((model) => (
                <option key={model}>{model}</option>
              ))}
            </select>
          )}
        </FormField>
      </div>
      <FormField
        form={form}
        name="email"
        label="Your email"
        hint="We write to you once, with our decision. It is never shown."
      >
        {(attributes) => <input {...attributes} type="email" autoComplete="email" />}
      </FormField>
      <FormField
        form={form}
        name="note"
        label="Anything else?"
        hint="What it is good at, what it is not, whether you make it."
        optional
      >
        {(attributes) => <textarea {...attributes} rows={4} />}
      </FormField>
    </>
  )
}

function DuplicateNote({ duplicate }: { duplicate: Duplicate }) {
  return (
    <p role="status" className="rounded-control bg-warm-soft px-4 py-3 text-sm text-warm">
      {duplicate.kind === 'tool' ? (
        <>
          {duplicate.name} is already listed.{' '}
          <Link to="/tools/$slug" params={{ slug: duplicate.slug }} className="font-medium underline">
            See its page
          </Link>{' '}
          or{' '}
          <Link to="/contact" className="font-medium underline">
            tell us what is wrong there
          </Link>
          .
        </>
      ) : (
        'This tool has been suggested already and is waiting for review.'
      )}
    </p>
  )
}
