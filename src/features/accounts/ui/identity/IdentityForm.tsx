import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, freshQuery } from '../../../../app/query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FormFailure } from '../../../../ui/FormFailure.tsx'
import { sentenceOf } from '../../../../ui/form-failure.ts'
import { LineField } from '../../../../ui/LineField.tsx'
import { useAction } from '../../../../ui/useAction.ts'
import type { ConfirmationState } from '../../accounts.contract.ts'
import { CODE_LABEL } from '../../accounts.messages.ts'

type Way = 'password' | 'app' | 'mail'

const LABELS: Record<Way, string> = {
  password: 'Password',
  app: CODE_LABEL,
  mail: 'Code of the mail',
}

interface Props {
  onDone: () => void
  onClose: () => void
}

/** Shows who one is, by what the account has for it: password, authenticator app, or else its address. */
export function IdentityForm(props: Props) {
  const state = useQuery({ ...freshQuery('GET /api/users/confirmation', {}), gcTime: 0 })
  if (state.error) return <FormFailure message={sentenceOf(state.error)} />
  if (!state.data) return <div className="skeleton h-32" aria-busy="true" />
  return <Ways state={state.data} {...props} />
}

function Ways({ state, onDone, onClose }: Props & { state: ConfirmationState }) {
  const [way, setWay] = useState<Way>(state.password ? 'password' : state.app ? 'app' : 'mail')
  const [isSent, setSent] = useState(false)
  const [value, setValue] = useState('')
  const { busy, failure, setFailure, run } = useAction()
  const change = (text: string) => {
    setValue(text)
    setFailure(null)
  }
  const sendMail = () =>
    run(async () => {
      await api('POST /api/users/confirmation/mail', {})
      setSent(true)
    })
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const body = way === 'password' ? { password: value } : { code: value }
      await api('POST /api/users/confirmation', { body })
      onDone()
    })
  }
  if (way === 'mail' && !isSent) {
    return (
      <div className="grid gap-4">
        <p>Your account has no password: we send a code to its address.</p>
        <FormFailure message={failure} />
        <Button variant="primary" disabled={busy} onClick={() => void sendMail()}>
          {busy ? 'Sending…' : 'Send me a code'}
        </Button>
      </div>
    )
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={confirm} aria-label="Confirm that it is you">
      <LineField
        key={way}
        label={LABELS[way]}
        error={failure}
        type={way === 'password' ? 'password' : 'text'}
        autoComplete={way === 'password' ? 'current-password' : 'one-time-code'}
        value={value}
        onChange={change}
      />
      {state.password && state.app && (
        <button
          type="button"
          className="link -mt-2 min-h-11 justify-self-start text-sm md:min-h-8"
          onClick={() => {
            setWay(way === 'password' ? 'app' : 'password')
            change('')
          }}
        >
          {way === 'password' ? 'Use a code of the authenticator app' : 'Use the password'}
        </button>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" disabled={busy || value === ''}>
          {busy ? 'Checking…' : 'Confirm'}
        </Button>
      </div>
    </form>
  )
}
