import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { DraftNotice } from '../../../ui/DraftNotice.tsx'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { FormField } from '../../../ui/form/FormField.tsx'
import { FormInput } from '../../../ui/form/FormInput.tsx'
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts'
import { Honeypot } from '../../../ui/Honeypot.tsx'
import { Options } from '../../../ui/Options.tsx'
import { toast } from '../../../ui/toast.ts'
import { useDraft, useOpenDraft } from '../../../ui/useDraft.ts'
import type { User } from '../../accounts/accounts.contract.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import { ReviewInput } from '../review-input.ts'
import type { AuthoredReview, Review } from '../reviews.contract.ts'
import { USE_KINDS, USED_FOR } from '../reviews.limits.ts'
import { draftName } from './review-draft.ts'
import { StarsInput } from './StarsInput.tsx'

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

type Values = z.input<typeof ReviewInput>
type Form = UseFormReturn<Values, unknown, ReviewInput>

const toValues = (own: Review | null, user: Props['user']): Values => ({
  user_name: own?.user_name ?? user?.name ?? '',
  user_email: user?.email ?? '',
  rating: own?.rating ?? 5,
  title: own?.title ?? '',
  content: own?.content ?? '',
  use_kind: own?.use_kind ?? '',
  used_for: own?.used_for ?? '',
  pros: own?.pros ?? '',
  cons: own?.cons ?? '',
  left_tool: own?.left_tool ?? '',
  website: '',
})

/** What became of a review that was sent, in a sentence. */
function thanksFor({ status, is_confirmed }: AuthoredReview, isChange: boolean): string {
  if (!is_confirmed)
    return 'Thank you! Please follow the link that we have just mailed you: then your review counts.'
  if (status === 'pending') return 'Thank you! Your review is published once we have read it.'
  return isChange ? 'Your review is changed.' : 'Thank you! Your review is published.'
}

export function ReviewForm({ tool, user: present, own, onClose, onStored }: Props) {
  // As it was when the form came: what is typed stays, whoever signs in or out meanwhile.
  const [user] = useState(present)
  const [saved] = useState(() => toValues(own, user))
  const { form, submit, failure } = useCheckedForm(ReviewInput, {
    values: saved,
    recheck: 'onChange',
    lost: 'The review could not be sent. Please check your connection and try again; your text is kept.',
    send: async (review) => {
      const body = { ...review, tool_id: 0 }
      const stored = own
        ? await api('PUT /api/users/reviews/{id}', { params: { id: String(own.id) }, body })
        : await api('POST /api/tools/{slug}/reviews', { params: { slug: tool.slug }, body })
      draft.done()
      await onStored()
      onClose()
      void toast({ title: thanksFor(stored, own !== null) })
    },
  })
  const place = { name: draftName(tool.slug), version: own?.id ?? null, saved, place: 'tab' } as const
  const opened = useOpenDraft<Values>(place.name, place.version, saved, 'tab')
  const draft = useDraft<Values>(form as unknown as UseFormReturn<Values>, { ...place, opened })
  const stars = useStars(form, own !== null || opened?.changed.includes('rating') === true)
  const { isSubmitting } = form.formState
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (stars.isChosen) void submit(event)
        else void form.trigger().then((isRight) => (isRight ? stars.ask() : submit(event)))
      }}
      noValidate
      className="card mt-5 grid gap-5 p-5 sm:grid-cols-2"
      aria-label={own ? 'Change your review' : 'Write a review'}
    >
      {draft.restored && (
        <div className="sm:col-span-2">
          <DraftNotice at={draft.restored} onDiscard={draft.discard} />
        </div>
      )}
      <ReviewFields form={form} isSignedIn={user !== null} stars={stars} />
      <div className="empty:hidden sm:col-span-2">
        <FormFailure message={failure} />
      </div>
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" variant="primary" disabled={isSubmitting}>
          {isSubmitting ? 'Sending…' : own ? 'Save Review' : 'Submit Review'}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            draft.done()
            onClose()
          }}
        >
          Cancel
        </Button>
      </div>
      <ConfirmDialog
        question={stars.isAsking ? `${stars.value} of 5?` : null}
        detail="You have not touched the stars."
        action={`Yes, ${stars.value} of 5`}
        variant="primary"
        onConfirm={() => void submit()}
        onClose={stars.close}
      />
    </form>
  )
}

interface StarsState {
  value: number
  choose: (value: number) => void
  isChosen: boolean
  isAsking: boolean
  ask: () => void
  close: () => void
}

/** The stars of the form. Those that nobody has touched are asked about: a complaint should not go out with five. */
function useStars(form: Form, wasChosen: boolean): StarsState {
  const [isChosen, setChosen] = useState(wasChosen)
  const [isAsking, setAsking] = useState(false)
  const value = Number(useWatch({ control: form.control, name: 'rating' }) ?? 5)
  return {
    value,
    choose: (stars) => {
      setChosen(true)
      form.setValue('rating', stars, { shouldDirty: true, shouldValidate: true })
    },
    isChosen,
    isAsking,
    ask: () => setAsking(true),
    close: () => setAsking(false),
  }
}

function ReviewFields({ form, isSignedIn, stars }: { form: Form; isSignedIn: boolean; stars: StarsState }) {
  return (
    <>
      <FormInput form={form} name="user_name" label="Name" autoComplete="name" />
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
      <StarsInput value={stars.value} onChange={stars.choose} />
      <FormInput form={form} name="title" label="Title" optional />
      <div className="sm:col-span-2">
        <FormField form={form} name="content" label="Review">
          {(field) => <textarea {...field} rows={5} />}
        </FormField>
      </div>
      <FormField form={form} name="pros" label="What is good" optional>
        {(field) => <textarea {...field} rows={2} />}
      </FormField>
      <FormField form={form} name="cons" label="What is not" optional>
        {(field) => <textarea {...field} rows={2} />}
      </FormField>
      <Choice form={form} name="use_kind" label="Used for" choices={USE_KINDS} />
      <Choice form={form} name="used_for" label="For how long" choices={USED_FOR} />
      <FormInput form={form} name="left_tool" label="What you used before" optional />
      <Honeypot {...form.register('website')} />
    </>
  )
}

interface ChoiceProps {
  form: Form
  name: 'use_kind' | 'used_for'
  label: string
  choices: Record<string, string>
}

const Choice = ({ form, name, label, choices }: ChoiceProps) => (
  <FormField form={form} name={name} label={label} optional>
    {(field) => (
      <select {...field}>
        <option value="">Not said</option>
        <Options of={choices} />
      </select>
    )}
  </FormField>
)
