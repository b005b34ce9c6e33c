import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { api } from '../../../../app/query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DraftNotice } from '../../../../ui/DraftNotice.tsx'
import { FormFailure } from '../../../../ui/FormFailure.tsx'
import { FormField, type FormOf } from '../../../../ui/form/FormField.tsx'
import { FormInput } from '../../../../ui/form/FormInput.tsx'
import { useCheckedForm } from '../../../../ui/form/useCheckedForm.ts'
import { toast } from '../../../../ui/toast.ts'
import { useDraft, useOpenDraft } from '../../../../ui/useDraft.ts'
import { BIO_MAX } from '../../accounts.limits.ts'
import type { Profile } from '../../profile.contract.ts'
import { ProfileInput } from '../../profile-input.ts'
import { reloadProfile } from '../session/user.ts'

type Values = z.input<typeof ProfileInput>

export function ProfileForm({ profile: { user, kitly_user, profile } }: { profile: Profile }) {
  const queryClient = useQueryClient()
  const [pendingEmail, setPendingEmail] = useState<string | null>(null)
  const saved: Values = {
    name: user.name,
    email: user.email,
    mobile_number: profile.mobile_number ?? '',
    bio: profile.bio ?? '',
    date_of_birth: profile.date_of_birth ?? '',
    location: profile.location ?? '',
  }
  const { form, submit, failure } = useCheckedForm(ProfileInput, {
    values: saved,
    lost: 'Error updating profile',
    failed: 'Failed to update profile',
    send: async (input) => {
      const stored = await api('PUT /api/users/profile', { body: input })
      setPendingEmail(stored.pending_email)
      form.reset({ ...form.getValues(), email: stored.user.email })
      draft.begin()
      await reloadProfile(queryClient)
      void toast({ title: 'Profile updated successfully!' })
    },
  })
  // Signing in again with Google leaves the page: what was typed is there afterwards.
  const place = { name: `profile.${kitly_user.id}`, version: null, saved, place: 'tab' } as const
  const opened = useOpenDraft<Values>(place.name, null, saved, 'tab')
  const draft = useDraft(form, { ...place, opened })
  const { isSubmitting, isDirty } = form.formState
  return (
    <form noValidate className="grid max-w-2xl gap-5 sm:grid-cols-2" onSubmit={submit} aria-label="Profile">
      {draft.restored && (
        <div className="sm:col-span-2">
          <DraftNotice at={draft.restored} onDiscard={draft.discard} />
        </div>
      )}
      <ProfileFields form={form} pendingEmail={pendingEmail} />
      <div className="empty:hidden sm:col-span-2">
        <FormFailure message={failure} />
      </div>
      <div className="sm:col-span-2">
        <Button type="submit" variant="primary" disabled={isSubmitting || !isDirty}>
          {isSubmitting ? 'Saving…' : 'Save changes'}
        </Button>
      </div>
    </form>
  )
}

function ProfileFields({ form, pendingEmail }: { form: FormOf<Values>; pendingEmail: string | null }) {
  return (
    <>
      <FormInput form={form} name="name" label="Full name" autoComplete="name" />
      <FormInput
        form={form}
        name="email"
        label="Email address"
        type="email"
        autoComplete="email"
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
      />
      <FormInput
        form={form}
        name="date_of_birth"
        label="Date of birth"
        type="date"
        autoComplete="bday"
        optional
      />
      <div className="sm:col-span-2">
        <FormInput form={form} name="location" label="Location" optional />
      </div>
      <div className="sm:col-span-2">
        <FormField form={form} name="bio" label="Bio" optional>
          {(attributes) => <textarea {...attributes} rows={4} maxLength={BIO_MAX} />}
        </FormField>
      </div>
    </>
  )
}
