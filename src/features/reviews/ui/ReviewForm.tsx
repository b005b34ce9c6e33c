import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { FormField } from '../../../ui/form/FormField.tsx'
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts'
import { Honeypot } from '../../../ui/Honeypot.tsx'
import { plural } from '../../../ui/text.ts'
import { toast } from '../../../ui/toast.ts'
import type { User } from '../../accounts/accounts.contract.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import { ReviewInput } from '../review-input.ts'
import type { Review } from '../reviews.contract.ts'

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
  const { form, submit, failure } = useCheckedForm(ReviewInput, {
    values: {
      user_name: own?.user_name ?? user?.name ?? '',
      user_email: user?.email ?? '',
      rating: own?.rating ?? 5,
      title: own?.title ?? '',
      content: own?.content ?? '',
      website: '',
    },
    recheck: 'onChange',
    lost: 'The review could not be sent. Please check your connection and try again; your text is kept.',
    send: async (review) => {
      const body = { ...review, tool_id: 0 }
      const { status } = own
        ? await api('PUT /api/users/reviews/{id}', { params: { id: String(own.id) }, body })
        : await api('POST /api/tools/{slug}/reviews', { params: { slug: tool.slug }, body })
      await onStored()
      onClose()
      const done = own ? 'Your review is changed.' : 'Thank you! Your review is published.'
      const waits = 'Thank you! Your review is published once we have read it.'
      void toast({ title: status === 'pending' ? waits : done })
    },
  })
  const { isSubmitting } = form.formState
  return (
    <form
      onSubmit={submit}
      noValidate
      className="card mt-5 grid gap-5 p-5 sm:grid-cols-2"
      aria-label={own ? 'Change your review' : 'Write a review'}
    >
      <ReviewFields form={form} isSignedIn={user !== null} />
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

type Form = UseFormReturn<z.input<typeof ReviewInput>, unknown, ReviewInput>

function ReviewFields({ form, isSignedIn }: { form: Form; isSignedIn: boolean }) {
  return (
    <>
      <FormField form={form} name="user_name" label="Name">
        {(field) => <input {...field} autoComplete="name" />}
      </FormField>
      <FormField form={form} name="user_email" label="Email" hint="Never shown to anyone.">
        {(field) => (
          <input
            {...field}
            type="email"
            className="field read-only:text-muted"
            autoComplete="email"
            readOnly={isSignedIn}
          />
        )}
      </FormField>
      <FormField form={form} name="rating" label="Rating" options={{ valueAsNumber: true }}>
        {(field) => (
          <select {...field}>
            {[5, 4, 3, 2, 1].map((n) => (
              <option key={n} value={n}>
                {'★'.repeat(n)} {plural(n, 'star')}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField form={form} name="title" label="Title" optional>
        {(field) => <input {...field} />}
      </FormField>
      <div className="sm:col-span-2">
        <FormField form={form} name="content" label="Review">
          {(field) => <textarea {...field} rows={6} />}
        </FormField>
      </div>
      <Honeypot {...form.register('website')} />
    </>
  )
}
