import { Link } from '../../../../ui/Link.tsx'
import { TextSection } from '../../../../ui/TextSection.tsx'
import { formatDay } from '../../../facts/fact-values.ts'
import type { Tool } from '../../../tools/tools.contract.ts'
import { METHOD_LABELS } from '../../claim-words.ts'
import type { Claiming, OwnClaim } from '../../claims.contract.ts'
import { GiveUp } from './GiveUp.tsx'
import { ProposalForm } from './ProposalForm.tsx'
import { ProposalList } from './ProposalList.tsx'

interface Props {
  tool: Tool
  claiming: Claiming & { claim: OwnClaim }
}

/** What whoever represents a tool can do for it. */
export function YourTool({ tool, claiming: { claim, proposals } }: Props) {
  return (
    <div className="grid gap-10">
      <section className="card p-5 md:p-7">
        <h2 className="text-xl">Your tool</h2>
        <p className="mt-2 text-muted">
          You represent {tool.name} here since{' '}
          {formatDay((claim.decided_at ?? claim.created_at).slice(0, 10))}. Shown by:{' '}
          {METHOD_LABELS[claim.method].toLowerCase()} at {claim.host}. Keep it as it is: it is looked at again
          when you propose or answer something.
        </p>
        <p className="mt-3 flex flex-wrap gap-x-5">
          <Link
            to="/tools/$slug"
            params={{ slug: tool.slug }}
            search={{ tab: 'reviews' }}
            className="link inline-flex min-h-9 items-center"
          >
            Answer reviews
          </Link>
          <Link
            to="/tools/$slug"
            params={{ slug: tool.slug }}
            className="link inline-flex min-h-9 items-center"
          >
            See its page
          </Link>
        </p>
        <GiveUp claim={claim} name={tool.name} />
      </section>
      <TextSection title="Propose a fact">
        <ProposalForm claim={claim} />
      </TextSection>
      <TextSection title="What you have proposed">
        <ProposalList proposals={proposals} />
      </TextSection>
    </div>
  )
}
