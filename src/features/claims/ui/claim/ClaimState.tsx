import { type ReactNode, useState } from 'react'
import { api } from '../../../../app/query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FormFailure } from '../../../../ui/FormFailure.tsx'
import { useAction } from '../../../../ui/useAction.ts'
import type { Tool } from '../../../tools/tools.contract.ts'
import type { Claiming, OwnClaim } from '../../claims.contract.ts'
import { CopyLine } from './CopyLine.tsx'
import { GiveUp } from './GiveUp.tsx'
import { useClaimReload } from './useClaimReload.ts'

interface Props {
  tool: Tool
  claiming: Claiming & { claim: OwnClaim }
}

/** How far a claim is: what is to be done to prove it, that it waits, or why it has ended. */
export function ClaimState({ tool, claiming }: Props) {
  const { claim } = claiming
  if (claim.status === 'requested') return <ToProve claiming={claiming} />
  if (claim.status === 'proved') {
    return (
      <Box title="Your claim waits for an administrator">
        <p className="text-muted">
          You have shown that {claim.host} is yours. A person looks at it, and you get a mail when it is
          decided.
        </p>
        <GiveUp claim={claim} name={tool.name} />
      </Box>
    )
  }
  return (
    <Box title={ENDED[claim.status] ?? 'Your claim has ended'}>
      {claim.note && (
        <p dir="auto" className="whitespace-pre-line text-muted">
          {claim.note}
        </p>
      )}
      <p className="text-muted">You can claim it again below.</p>
    </Box>
  )
}

const ENDED: Partial<Record<OwnClaim['status'], string>> = {
  refused: 'Your claim was not approved',
  withdrawn: 'You have given this claim up',
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card grid justify-items-start gap-4 p-5 *:w-full md:p-7">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

function ToProve({ claiming: { claim, file_url, account } }: Pick<Props, 'claiming'>) {
  const reload = useClaimReload()
  const { busy, failure, run } = useAction()
  const [found, setFound] = useState<string | null>(null)
  const check = () =>
    run(async () => {
      setFound(null)
      const answer = await api('POST /api/claims/{id}/check', { params: { id: String(claim.id) } })
      setFound(answer.found)
      if (answer.holds) await reload()
    })
  return (
    <Box title="Now show it">
      {claim.method === 'email' && (
        <p className="text-muted">
          The address of your account, <span className="break-all">{account.email}</span>, is at {claim.host}.
          There is nothing else to do: press the button, and an administrator is told.
        </p>
      )}
      {claim.method === 'file' && (
        <>
          <p className="text-muted">
            Put a plain text file on the website. It may have further lines, such as those of your colleagues.
            Keep it there: it is looked at again when you use the claim.
          </p>
          <CopyLine label="Where it stands" text={file_url ?? ''} />
          <CopyLine label="The line in it" text={claim.line} />
        </>
      )}
      {claim.method === 'dns' && (
        <>
          <p className="text-muted">
            Add a TXT record to the domain, beside those that are there. It can take an hour until everybody
            sees it. Keep it there: it is looked at again when you use the claim.
          </p>
          <CopyLine label="Name of the record (some providers write @)" text={claim.host} />
          <CopyLine label="Value" text={claim.line} />
        </>
      )}
      <p aria-live="polite" className="text-sm">
        {found && <span className="block rounded-control bg-warm-soft px-4 py-3 break-words">{found}</span>}
      </p>
      <FormFailure message={failure} />
      <div>
        <Button variant="primary" disabled={busy} onClick={() => void check()}>
          {busy ? 'Looking…' : 'Check now'}
        </Button>
      </div>
    </Box>
  )
}
