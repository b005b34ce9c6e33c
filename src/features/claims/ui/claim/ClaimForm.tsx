import type { z } from 'zod'
import { api } from '../../../../app/query.ts'
import { buttonClass } from '../../../../ui/button.ts'
import { CheckedForm } from '../../../../ui/form/CheckedForm.tsx'
import { FormField } from '../../../../ui/form/FormField.tsx'
import { useCheckedForm } from '../../../../ui/form/useCheckedForm.ts'
import { useDraft, useOpenDraft } from '../../../../ui/useDraft.ts'
import type { Tool } from '../../../tools/tools.contract.ts'
import { ClaimInput } from '../../claim-input.ts'
import type { Claiming } from '../../claims.contract.ts'
import type { ClaimMethod } from '../../claims.limits.ts'
import { useClaimReload } from './useClaimReload.ts'

type Values = z.input<typeof ClaimInput>

/** What each way asks for. */
const WAYS: Record<ClaimMethod, { label: string; text: (claiming: Claiming) => string }> = {
  email: {
    label: 'The address of your account',
    text: ({ domain, account }) => `${account.email} is at ${domain}. There is nothing else to do.`,
  },
  file: {
    label: 'A file on the website',
    text: ({ file_url }) => `One line of text at ${file_url}`,
  },
  dns: {
    label: 'A DNS record',
    text: ({ domain }) => `A TXT record at ${domain}`,
  },
}

/** Who somebody is there, and how they will show it; the way can be changed until it is shown. */
export function ClaimForm({ tool, claiming }: { tool: Tool; claiming: Claiming }) {
  const { claim, ways } = claiming
  const reload = useClaimReload()
  const first = ways.find(({ refusal }) => refusal === null)?.method
  const isOpen = claim?.status === 'requested'
  const values: Values = {
    role: claim?.role ?? '',
    method: isOpen ? claim.method : (first ?? 'email'),
  }
  const state = useCheckedForm(ClaimInput, {
    values,
    recheck: 'onChange',
    lost: 'The claim could not be sent. Please check your connection and try again; your text is kept.',
    send: async (body) => {
      await api('POST /api/tools/{slug}/claims', { params: { slug: tool.slug }, body })
      draft.done()
      await reload()
    },
  })
  const { form } = state
  const name = `claim.${tool.slug}`
  const opened = useOpenDraft<Values>(name, null, values, 'tab')
  const draft = useDraft<Values>(form as never, { name, version: null, saved: values, place: 'tab', opened })
  if (!first) return <NoWay claiming={claiming} />
  const wrong = form.getFieldState('method', form.formState).error?.message
  return (
    <section className="card p-5 md:p-7">
      <h2 className="mb-4 text-xl">{isOpen ? 'Another way' : 'Show that it is yours'}</h2>
      <CheckedForm
        state={state}
        label="Claim"
        className="grid gap-5"
        action={isOpen ? 'Change the way' : 'Go on'}
        busy="Sending…"
        buttonClassName={`${buttonClass('primary')} justify-self-start`}
      >
        <FormField
          form={form}
          name="role"
          label={`Who are you at ${tool.name}?`}
          hint="Your name and what you do there. Only administrators read it."
        >
          {(attributes) => <input {...attributes} placeholder="Ada Lovelace, founder" />}
        </FormField>
        <fieldset aria-describedby={wrong ? 'way-wrong' : undefined}>
          <legend className="mb-1.5 text-sm font-medium">How will you show it?</legend>
          <div className="grid gap-2">
            {ways.map(({ method, refusal }) => (
              <label
                key={method}
                className={`flex gap-3 rounded-control border border-line p-3.5 ${refusal === null ? 'cursor-pointer has-checked:border-accent has-checked:bg-accent-soft/40' : 'text-muted'}`}
              >
                <input
                  type="radio"
                  value={method}
                  disabled={refusal !== null}
                  className="mt-1 size-4 shrink-0 accent-accent"
                  {...form.register('method')}
                />
                <span className="min-w-0">
                  <span className="block font-medium">{WAYS[method].label}</span>
                  <span className="block text-sm break-words text-muted">
                    {refusal ?? WAYS[method].text(claiming)}
                  </span>
                </span>
              </label>
            ))}
          </div>
          {wrong && (
            <p id="way-wrong" className="mt-1 text-sm text-danger">
              {wrong}
            </p>
          )}
        </fieldset>
      </CheckedForm>
    </section>
  )
}

/** A tool whose website stands on somebody else's domain. */
function NoWay({ claiming: { host, contact_email } }: { claiming: Claiming }) {
  return (
    <section className="card p-5 md:p-7">
      <h2 className="text-xl">This one needs a person</h2>
      <p className="mt-2 text-muted">
        Its website stands at {host}, where many people have pages, so nothing there shows whose it is. Please
        write to{' '}
        <a href={`mailto:${contact_email}`} className="link break-all">
          {contact_email}
        </a>
        , from an address that shows who you are.
      </p>
    </section>
  )
}
