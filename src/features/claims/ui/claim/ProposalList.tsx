import { api } from '../../../../app/query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DateText } from '../../../../ui/DateText.tsx'
import { sentenceOf } from '../../../../ui/form-failure.ts'
import { toast } from '../../../../ui/toast.ts'
import type { OwnProposal } from '../../claims.contract.ts'
import { useClaimReload } from './useClaimReload.ts'

const STATES: Record<OwnProposal['status'], string> = {
  open: 'Waits for an editor',
  accepted: 'Accepted',
  refused: 'Not accepted',
}

/** What somebody has proposed for their tool, and what has become of it. */
export function ProposalList({ proposals }: { proposals: OwnProposal[] }) {
  const reload = useClaimReload()
  const takeBack = async ({ id }: OwnProposal) => {
    try {
      await api('DELETE /api/claims/proposals/{id}', { params: { id: String(id) } })
      await reload()
      void toast({ title: 'The proposal is taken back' })
    } catch (error) {
      void toast({ title: sentenceOf(error, 'It could not be taken back. Please try again.') })
    }
  }
  if (proposals.length === 0) return <p className="text-muted">Nothing yet.</p>
  return (
    <ul className="divide-y divide-line">
      {proposals.map((proposal) => (
        <li key={proposal.id} className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3 text-sm">
          <div className="min-w-0 flex-1 basis-60">
            <p className="break-words">
              <span className="text-muted">{proposal.subject}:</span>{' '}
              <span className="font-medium">{proposal.text}</span>
            </p>
            <a
              href={proposal.source_url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="link line-clamp-1 break-all"
            >
              {proposal.source_url}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            {proposal.answer && (
              <p dir="auto" className="mt-1 whitespace-pre-line text-muted">
                {proposal.answer}
              </p>
            )}
          </div>
          <p className="text-muted">
            {STATES[proposal.status]}, <DateText value={proposal.created_at} />
          </p>
          {proposal.status === 'open' && (
            <Button variant="ghost" size="sm" onClick={() => void takeBack(proposal)}>
              Take back
              <span className="sr-only"> {proposal.subject}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
