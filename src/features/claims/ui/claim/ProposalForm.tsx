import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { api } from '../../../../app/query.ts'
import { buttonClass } from '../../../../ui/button.ts'
import { DraftNotice } from '../../../../ui/DraftNotice.tsx'
import { CheckedForm } from '../../../../ui/form/CheckedForm.tsx'
import { FormField, type FormOf } from '../../../../ui/form/FormField.tsx'
import { useCheckedForm } from '../../../../ui/form/useCheckedForm.ts'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { Options } from '../../../../ui/Options.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useDraft, useOpenDraft } from '../../../../ui/useDraft.ts'
import { FACT_GROUPS } from '../../../facts/fact-values.ts'
import type { FactKind } from '../../../facts/facts.contract.ts'
import { FactInput } from '../../../facts/ui/admin/FactInput.tsx'
import { factKindsQuery } from '../../../facts/ui/facts-query.ts'
import { PLANS } from '../../claim-words.ts'
import type { OwnClaim } from '../../claims.contract.ts'
import {
  EMPTY,
  emptyValue,
  type ProposalValues,
  proposalInput,
  ProposalForm as Schema,
} from './proposal-values.ts'
import { useClaimReload } from './useClaimReload.ts'

/** What somebody proposes for their tool, once the questions are known. */
export function ProposalForm({ claim }: { claim: OwnClaim }) {
  const { data: kinds, error, refetch } = useQuery(factKindsQuery)
  if (error) return <LoadFailure title="The questions could not be loaded" onRetry={refetch} />
  if (!kinds) return <div className="skeleton h-72" aria-busy="true" />
  return <Form claim={claim} kinds={kinds} />
}

function Form({ claim, kinds }: { claim: OwnClaim; kinds: FactKind[] }) {
  const reload = useClaimReload()
  const state = useCheckedForm(Schema, {
    values: EMPTY,
    recheck: 'onChange',
    lost: 'The proposal could not be sent. Please check your connection and try again; your text is kept.',
    send: async (values) => {
      const body = proposalInput(kinds, values)
      await api('POST /api/claims/{id}/proposals', { params: { id: String(claim.id) }, body }).catch(
        (failure) => {
          // The claim may have ended with it.
          void reload()
          throw failure
        },
      )
      draft.done()
      form.reset(EMPTY)
      await reload()
      void toast({
        title: 'Proposed',
        description: 'It stands on the page as what you say, until an editor decides.',
      })
    },
  })
  const { form } = state
  const name = `proposal.${claim.id}`
  const opened = useOpenDraft<ProposalValues>(name, null, EMPTY, 'tab')
  const draft = useDraft<ProposalValues>(form as never, {
    name,
    version: null,
    saved: EMPTY,
    place: 'tab',
    opened,
  })
  const [key, value] = useWatch({ control: form.control, name: ['kind', 'value'] })
  const kind = kinds.find((one) => one.key === key)
  return (
    <CheckedForm
      state={state}
      label="Proposal"
      className="card grid gap-5 p-5 md:p-7"
      action="Propose"
      busy="Sending…"
      buttonClassName={`${buttonClass('primary')} justify-self-start`}
    >
      {draft.restored && <DraftNotice at={draft.restored} onDiscard={draft.discard} />}
      <FormField
        form={form}
        name="kind"
        label="What it is about"
        options={{
          onChange: (event) => {
            form.setValue('value', emptyValue(kinds.find((one) => one.key === event.target.value)))
            form.clearErrors()
          },
        }}
      >
        {(attributes) => (
          <select {...attributes}>
            <option value="">Choose</option>
            <option value={PLANS}>A plan and its price</option>
            {Object.entries(FACT_GROUPS).map(([group, question]) => (
              <optgroup key={group} label={question}>
                <Options
                  of={kinds.filter((one) => one.group === group).map(({ key, label }) => [key, label])}
                />
              </optgroup>
            ))}
          </select>
        )}
      </FormField>
      {kind && (
        <div className="grid gap-2">
          <p className="text-sm text-muted">{kind.question}</p>
          <FactInput
            kind={kind}
            value={value ?? ''}
            error={form.formState.errors.value?.message as string | undefined}
            onChange={(next) => {
              form.setValue('value', next, { shouldDirty: true })
              form.clearErrors('value')
            }}
          />
        </div>
      )}
      {key === PLANS && <PlanFields form={form} />}
      <FormField
        form={form}
        name="source_url"
        label="A page that says so"
        hint="On your website, for everyone to read."
      >
        {(attributes) => <input {...attributes} inputMode="url" placeholder="https://" />}
      </FormField>
      <FormField form={form} name="note" label="For the editors" hint="It is not published." optional>
        {(attributes) => <textarea {...attributes} rows={2} />}
      </FormField>
    </CheckedForm>
  )
}

/** What decides of a plan; an editor can add the rest. */
function PlanFields({ form }: { form: FormOf<ProposalValues> }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField form={form} name="name" label="Name of the plan">
        {(attributes) => <input {...attributes} placeholder="Pro" />}
      </FormField>
      <FormField form={form} name="limits" label="What it includes" optional>
        {(attributes) => <input {...attributes} />}
      </FormField>
      <FormField
        form={form}
        name="amount"
        label="Price"
        hint="0 for a free plan. Empty where it is told on request."
        optional
      >
        {(attributes) => <input {...attributes} inputMode="decimal" />}
      </FormField>
      <div className="grid grid-cols-2 gap-4">
        <FormField form={form} name="currency" label="Currency">
          {(attributes) => <input {...attributes} maxLength={3} />}
        </FormField>
        <FormField form={form} name="per" label="Paid">
          {(attributes) => (
            <select {...attributes}>
              <option value="month">A month</option>
              <option value="year">A year</option>
              <option value="once">Once</option>
              <option value="use">For use</option>
            </select>
          )}
        </FormField>
      </div>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input type="checkbox" className="size-4 accent-accent" {...form.register('per_seat')} />
        For each person
      </label>
    </div>
  )
}
