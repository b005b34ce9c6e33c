import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '../../../app/query.ts'
import { UNKNOWN_ERROR } from '../../../shared/errors.ts'
import { buttonClass } from '../../../ui/button.ts'
import { DraftNotice } from '../../../ui/DraftNotice.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { failureOf } from '../../../ui/form-failure.ts'
import { toast } from '../../../ui/toast.ts'
import { useDraft, useOpenDraft } from '../../../ui/useDraft.ts'
import { BIO_MAX } from '../accounts.limits.ts'
import type { Profile } from '../profile.contract.ts'
import { ProfileInput } from '../profile-input.ts'
import { FormInput } from './FormInput.tsx'
import { reloadProfile } from './user.ts'

type Values = z.input<typeof ProfileInput>

export function ProfileForm({ profile: { user, kitly_user, profile } }: { profile: Profile }) {
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)
  const [pendingEmail, setPendingEmail] = useState<string | null>(null)
  const saved: Values = {
    name: user.name,
    email: user.email,
    mobile_number: profile.mobile_number ?? '',
    bio: profile.bio ?? '',
    date_of_birth: profile.date_of_birth ?? '',
    location: profile.location ?? '',
  }
  const form = useForm<Values, unknown, ProfileInput>({
    resolver: zodResolver(ProfileInput),
    defaultValues: saved,
    reValidateMode: 'onSubmit',
  })
  // Signing in again with Google leaves the page: what was typed is there afterwards.
  const kept = { name: `profile.${kitly_user.id}`, version: null, saved, place: 'tab' } as const
  const opened = useOpenDraft<Values>(kept.name, null, saved, 'tab')
  const draft = useDraft(form, { ...kept, opened })
  const { errors, isSubmitting, isDirty } = form.formState
  const submit = form.handleSubmit(async (input) => {
    setFailure(null)
    try {
      const stored = await api('PUT /api/users/profile', { body: input })
      setPendingEmail(stored.pending_email)
      form.reset({ ...form.getValues(), email: stored.user.email })
      draft.begin()
      await reloadProfile(queryClient)
      void toast({ title: 'Profile updated successfully!' })
    } catch (error) {
      const message = failureOf(error, form.setError, 'Error updating profile')
      setFailure(message === UNKNOWN_ERROR ? 'Failed to update profile' : message)
    }
  })
  return (
    <form noValidate className="grid max-w-2xl gap-5 sm:grid-cols-2" onSubmit={submit} aria-label="Profile">
      {draft.restored && (
        <div className="sm:col-span-2">
          <DraftNotice at={draft.restored} onDiscard={draft.discard} />
        </div>
      )}
      <FormInput form={form} name="name" label="Full name" autoComplete="name" error={errors.name} />
      <FormInput
        form={form}
        name="email"
        label="Email address"
        type="email"
        autoComplete="email"
        error={errors.email}
        hint="A new address counts once you have confirmed it with the link that we send there."
      />
      {pendingEmail && (
        <p
          role="status"
          className="rounded-control bg-accent-soft px-4 py-3 text-sm text-accent-text sm:col-span-2"
        >
          We have sent a link to <strong className="break-all">{pendingEmail}</strong>. Until you open it here
          and confirm, your address stays as it is.
        </p>
      )}
      <FormInput
        form={form}
        name="mobile_number"
        label="Mobile number"
        type="tel"
        autoComplete="tel"
        optional
        error={errors.mobile_number}
      />
      <FormInput
        form={form}
        name="date_of_birth"
        label="Date of birth"
        type="date"
        autoComplete="bday"
        optional
        error={errors.date_of_birth}
      />
      <div className="sm:col-span-2">
        <FormInput form={form} name="location" label="Location" optional error={errors.location} />
      </div>
      <div className="sm:col-span-2">
        <Field label="Bio" error={errors.bio?.message}>
          {(field) => (
            <textarea {...field} {...form.register('bio')} rows={4} maxLength={BIO_MAX} className="field" />
          )}
        </Field>
      </div>
      <div className="empty:hidden sm:col-span-2">
        <FormFailure message={failure} />
      </div>
      <div className="sm:col-span-2">
        <button type="submit" className={buttonClass('primary')} disabled={isSubmitting || !isDirty}>
          {isSubmitting ? 'Saving…' : 'Save changes'}
        </button>
      </div>
    </form>
  )
}
