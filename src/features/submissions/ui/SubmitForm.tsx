import { zodResolver } from '@hookform/resolvers/zod'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '../../../app/query.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Field } from '../../../ui/Field.tsx'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { failureOf } from '../../../ui/form-failure.ts'
import { Honeypot } from '../../../ui/Honeypot.tsx'
import { Link } from '../../../ui/Link.tsx'
import { categoriesQuery } from '../../categories/ui/categories.route.ts'
import { PRICING_MODELS } from '../../tools/tools.limits.ts'
import { SubmissionInput } from '../submission-input.ts'
import type { Duplicate } from '../submissions.contract.ts'
import { SUBMISSION_SUMMARY_MAX } from '../submissions.limits.ts'

type Values = z.input<typeof SubmissionInput>

const LOST =
  'The suggestion could not be sent. Please check your connection and try again; your text is kept.'

export function SubmitForm({ onSent }: { onSent: (sent: { name: string; email: string }) => void }) {
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const [failure, setFailure] = useState<string | null>(null)
  const [duplicate, setDuplicate] = useState<Duplicate | null>(null)
  const { register, handleSubmit, setError, getValues, watch, formState } = useForm<
    Values,
    unknown,
    SubmissionInput
  >({
    resolver: zodResolver(SubmissionInput),
    defaultValues: {
      name: '',
      website_url: '',
      email: '',
      short_description: '',
      category: '',
      pricing_model: '',
      note: '',
      website: '',
    },
  })
  const { errors, isSubmitting } = formState
  const left = SUBMISSION_SUMMARY_MAX - watch('short_description').length

  /** Said as soon as it can be known, before the rest is typed. A check that fails says nothing. */
  const check = async () => {
    const { name, website_url } = getValues()
    if (!name.trim() && !website_url.trim()) return setDuplicate(null)
    const answer = await api('GET /api/submissions/check', { query: { name, website_url } }).catch(() => null)
    setDuplicate(answer?.duplicate ?? null)
  }

  const submit = handleSubmit(async (input) => {
    setFailure(null)
    try {
      await api('POST /api/submissions', { body: input })
      onSent({ name: input.name, email: input.email })
    } catch (error) {
      setFailure(failureOf(error, setError, LOST))
      void check()
    }
  })

  return (
    <form
      onSubmit={submit}
      noValidate
      className="card relative grid gap-5 p-5 md:p-7"
      aria-label="Submit a tool"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name of the tool" required error={errors.name?.message}>
          {(field) => <input {...field} {...register('name', { onBlur: check })} className="field" />}
        </Field>
        <Field label="Address" required error={errors.website_url?.message}>
          {(field) => (
            <input
              {...field}
              {...register('website_url', { onBlur: check })}
              inputMode="url"
              placeholder="https://"
              className="field"
            />
          )}
        </Field>
      </div>
      {duplicate && <DuplicateNote duplicate={duplicate} />}
      <Field
        label="What does it do?"
        required
        error={errors.short_description?.message}
        hint={left < 60 ? `${left} characters left` : 'One or two plain sentences.'}
      >
        {(field) => <textarea {...field} {...register('short_description')} rows={3} className="field" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Category" error={errors.category?.message}>
          {(field) => (
            <select {...field} {...register('category')} className="field">
              <option value="">Not sure</option>
              {categories.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Pricing" error={errors.pricing_model?.message}>
          {(field) => (
            <select {...field} {...register('pricing_model')} className="field">
              <option value="">Not sure</option>
              {PRICING_MODELS.map((model) => (
                <option key={model}>{model}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field
        label="Your email"
        required
        error={errors.email?.message}
        hint="We write to you once, with our decision. It is never shown."
      >
        {(field) => (
          <input {...field} {...register('email')} type="email" className="field" autoComplete="email" />
        )}
      </Field>
      <Field
        label="Anything else?"
        error={errors.note?.message}
        hint="What it is good at, what it is not, whether you make it."
      >
        {(field) => <textarea {...field} {...register('note')} rows={4} className="field" />}
      </Field>
      <Honeypot {...register('website')} />
      <FormFailure message={failure} />
      <div>
        <button type="submit" className={buttonClass('primary', 'lg')} disabled={isSubmitting}>
          {isSubmitting ? 'Sending…' : 'Submit Tool'}
        </button>
      </div>
    </form>
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
