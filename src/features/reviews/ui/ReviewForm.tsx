import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { failureOf } from '../../../ui/form-failure.ts'
import { Honeypot } from '../../../ui/Honeypot.tsx'
import { toast } from '../../../ui/toast.ts'
import type { User } from '../../accounts/accounts.contract.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import { ReviewInput } from '../review-input.ts'
import type { Review } from '../reviews.contract.ts'

type Values = z.input<typeof ReviewInput>

const LOST = 'The review could not be sent. Please check your connection and try again; your text is kept.'

interface Props {
  tool: Tool
  /** Whoever is signed in: the form begins with their name and address. */
  user: Pick<User, 'name' | 'email'> | null
  /** Their review, to be changed. */
  own: Review | null
  onClose: () => void
  /** The review is stored: the list is to be read again. */
  onStored: () => Promise<unknown>
}

export function ReviewForm({ tool, user: present, own, onClose, onStored }: Props) {
  // As it was when the form came: what is typed stays, whoever signs in or out meanwhile.
  const [user] = useState(present)
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, setError, formState } = useForm<Values, unknown, ReviewInput>({
    resolver: zodResolver(ReviewInput),
    defaultValues: {
      user_name: own?.user_name ?? user?.name ?? '',
      user_email: user?.email ?? '',
      rating: own?.rating ?? 5,
      title: own?.title ?? '',
      content: own?.content ?? '',
      website: '',
    },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (review) => {
    setFailure(null)
    let isPending = false
    try {
      const body = { ...review, tool_id: 0 }
      const stored = own
        ? await api('PUT /api/users/reviews/{id}', { params: { id: String(own.id) }, body })
        : await api('POST /api/tools/{slug}/reviews', { params: { slug: tool.slug }, body })
      isPending = stored.status === 'pending'
    } catch (error) {
      setFailure(failureOf(error, setError, LOST))
      return
    }
    await onStored()
    onClose()
    if (isPending) return void toast({ title: 'Thank you! Your review is published once we have read it.' })
    void toast({ title: own ? 'Your review is changed.' : 'Thank you! Your review is published.' })
  })

  return (
    <form
      onSubmit={submit}
      noValidate
      className="card mt-5 grid gap-5 p-5 sm:grid-cols-2"
      aria-label={own ? 'Change your review' : 'Write a review'}
    >
      <Field label="Name" required error={errors.user_name?.message}>
        {(field) => <input {...field} {...register('user_name')} className="field" autoComplete="name" />}
      </Field>
      <Field label="Email" required error={errors.user_email?.message} hint="Never shown to anyone.">
        {(field) => (
          <input
            {...field}
            {...register('user_email')}
            type="email"
            className="field read-only:text-muted"
            autoComplete="email"
            readOnly={user !== null}
          />
        )}
      </Field>
      <Field label="Rating" required error={errors.rating?.message}>
        {(field) => (
          <select {...field} {...register('rating', { valueAsNumber: true })} className="field">
            {[5, 4, 3, 2, 1].map((n) => (
              <option key={n} value={n}>
                {'★'.repeat(n)} {n} {n === 1 ? 'star' : 'stars'}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Title" error={errors.title?.message}>
        {(field) => <input {...field} {...register('title')} className="field" />}
      </Field>
      <div className="sm:col-span-2">
        <Field label="Review" required error={errors.content?.message}>
          {(field) => <textarea {...field} {...register('content')} rows={6} className="field" />}
        </Field>
      </div>
      <Honeypot {...register('website')} />
      <div className="empty:hidden sm:col-span-2">
        <FormFailure message={failure} />
      </div>
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" variant="primary" disabled={isSubmitting}>
          {isSubmitting ? 'Sending…' : own ? 'Save Review' : 'Submit Review'}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
