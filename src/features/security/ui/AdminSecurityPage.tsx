import { useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { recheck, useAdminCheck } from '../../../admin-kit/screen/admin-session.ts'
import { api } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { sentenceOf } from '../../../ui/form-failure.ts'
import { later } from '../../../ui/later.ts'
import { toast } from '../../../ui/toast.ts'
import { useAction } from '../../../ui/useAction.ts'
import { CodeForm } from '../../accounts/ui/identity/CodeForm.tsx'

const LOST = 'The server did not answer. Please try again.'
const QrCode = later(() => import('./QrCode.tsx'), 'QrCode')

/** Two-factor sign-in of whoever is here. */
export function AdminSecurityPage() {
  return (
    <AdminScreen title="Two-factor sign-in">
      {() => (
        <div className="grid max-w-xl gap-5">
          <p className="text-muted">
            With an authenticator app, a stolen password alone does not open the administration area: each new
            sign-in asks for a code of the app, too.
          </p>
          <SecondFactor />
        </div>
      )}
    </AdminScreen>
  )
}

function SecondFactor() {
  const { data: check } = useAdminCheck()
  const queryClient = useQueryClient()
  const [setup, setSetup] = useState<{ secret: string; uri: string } | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const { failure, run } = useAction((error) => sentenceOf(error, LOST))
  const begin = () =>
    run(async () => setSetup(await api('POST /api/admin/second-factor/setup', { body: {} })))
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
  if (setup) {
    return (
      <section className="card grid gap-5 p-6" aria-label="Set up">
        <p>1. Scan this with your authenticator app, or type the key into it.</p>
        <Suspense fallback={<div className="skeleton size-48" />}>
          <QrCode text={setup.uri} />
        </Suspense>
        <p className="text-sm break-all">
          Key: <code className="rounded bg-raised px-1.5 py-0.5">{setup.secret}</code>
        </p>
        <p>2. Enter the code that the app shows.</p>
        <CodeForm
          label="Code"
          action="Turn on"
          send={async (code) => {
            const answer = await api('POST /api/admin/second-factor/confirm', { body: { code } })
            setCodes(answer.recovery_codes)
          }}
          onDone={async () => {
            setSetup(null)
            await recheck(queryClient)
          }}
        />
      </section>
    )
  }
  if (check?.second_factor) {
    return (
      <section className="card grid gap-4 p-6" aria-label="Status">
        <p className="flex items-center gap-2 font-medium text-good">
          <ShieldCheck className="size-5" aria-hidden="true" />
          Two-factor sign-in is on
        </p>
        <p className="text-sm text-muted">
          To turn it off, enter one more code of the app or a recovery code.
        </p>
        <CodeForm
          label="Code"
          action="Turn off"
          send={(code) => api('POST /api/admin/second-factor/remove', { body: { code } })}
          onDone={async () => {
            await recheck(queryClient)
            void toast({ title: 'Two-factor sign-in is off' })
          }}
        />
      </section>
    )
  }
  return (
    <section className="card grid justify-items-start gap-4 p-6" aria-label="Status">
      <p>Two-factor sign-in is off.</p>
      <FormFailure message={failure} />
      <Button variant="primary" onClick={() => void begin()}>
        Set up an authenticator app
      </Button>
    </section>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <section className="card grid gap-4 p-6" aria-label="Recovery codes">
      <h2 className="text-lg">Keep these recovery codes</h2>
      <p className="text-sm text-muted">
        Each opens the area once when the app is not at hand. They are shown now and never again.
      </p>
      <ul className="grid grid-cols-2 gap-2 font-mono text-sm">
        {codes.map((code) => (
          <li key={code} className="rounded bg-raised px-3 py-1.5">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() =>
            void navigator.clipboard.writeText(codes.join('\n')).then(
              () => toast({ title: 'Copied' }),
              () => toast({ title: 'They could not be copied. Please write them down.' }),
            )
          }
        >
          Copy
        </Button>
        <Button variant="primary" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </section>
  )
}
