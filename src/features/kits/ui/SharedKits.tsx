import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, ExternalLink, Link2Off } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../app/query.ts'
import { buttonClass } from '../../../ui/button.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Link } from '../../../ui/Link.tsx'
import { plural } from '../../../ui/text.ts'
import type { SharedLink } from '../stored-kits.contract.ts'
import { KitButton } from './KitButton.tsx'
import {
  addressOf,
  attempt,
  copyAddress,
  linkWithdrawn,
  removeShare,
  sharedLinksQuery,
} from './stored-kits.ts'

/** The links that whoever is signed in has made: opened, copied, withdrawn. */
export function SharedKits() {
  const queryClient = useQueryClient()
  const { data: links, error, refetch } = useQuery({ ...sharedLinksQuery, staleTime: 0 })
  const [asked, setAsked] = useState<SharedLink | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isWithdrawn = useRef(false)
  const withdraw = async ({ id, token }: SharedLink) => {
    await attempt('The link could not be withdrawn', async () => {
      await api('DELETE /api/users/shared-kits/{id}', { params: { id } })
      if (token) removeShare(token)
      isWithdrawn.current = true
      linkWithdrawn()
    })
    await queryClient.invalidateQueries({ queryKey: sharedLinksQuery.queryKey })
  }
  const count = links?.length
  useEffect(() => {
    // The row from which the question was asked is gone.
    if (count !== undefined && isWithdrawn.current) heading.current?.focus()
    isWithdrawn.current = false
  }, [count])
  return (
    <section className="mt-10" aria-labelledby="shared-links">
      <h2 id="shared-links" ref={heading} tabIndex={-1} className="text-xl outline-none">
        Shared links
      </h2>
      <p className="mt-1 max-w-2xl text-sm text-muted">
        Anyone who has a link can read its kit and your description. A kit is shared as it was then: later
        changes, or deleting it here, do not reach its link. What you shared while signed out is not listed.
      </p>
      <div className="mt-4">
        {error ? (
          <div role="alert" className="card flex flex-wrap items-center justify-between gap-3 p-5">
            <p>Your links could not be loaded.</p>
            <button type="button" className={buttonClass('secondary', 'sm')} onClick={() => void refetch()}>
              Try again
            </button>
          </div>
        ) : !links ? (
          <div className="skeleton h-24" role="status" aria-label="Loading your links" />
        ) : links.length === 0 ? (
          <p className="card p-5 text-muted">
            No shared links. Share a kit from the{' '}
            <Link to="/kit-builder" className="link">
              builder
            </Link>
            , and its link is listed here until you withdraw it.
          </p>
        ) : (
          <ul className="card divide-y divide-line" aria-labelledby="shared-links">
            {links.map((link) => (
              <Row key={link.id} link={link} onWithdraw={() => setAsked(link)} />
            ))}
          </ul>
        )}
      </div>
      <ConfirmDialog
        question={asked && `Withdraw the link to ${asked.name}?`}
        detail="It leads nowhere then, for whoever has it. This cannot be undone."
        action="Withdraw"
        onConfirm={() => void (asked && withdraw(asked))}
        onClose={() => setAsked(null)}
      />
    </section>
  )
}

function Row({ link, onWithdraw }: { link: SharedLink; onWithdraw: () => void }) {
  const { name, token, tool_count, created_at } = link
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-base break-words">{name}</h3>
        <p className="mt-0.5 text-sm text-muted">
          {plural(tool_count, 'tool')} · shared <DateText value={created_at} />
        </p>
        {!token && (
          <p className="mt-0.5 text-sm text-warm">
            Its address is not known any more. It can only be withdrawn.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {token && (
          <>
            <Link
              to="/kits/$token"
              params={{ token }}
              className={buttonClass('secondary', 'sm')}
              aria-label={`Open the link to ${name}`}
            >
              <ExternalLink className="size-4" aria-hidden="true" />
              Open
            </Link>
            <KitButton
              icon={Copy}
              size="sm"
              aria-label={`Copy the link to ${name}`}
              onClick={() => void copyAddress(addressOf(token), 'Open it, and copy it from the address bar.')}
            >
              Copy
            </KitButton>
          </>
        )}
        <KitButton
          icon={Link2Off}
          look="ghost"
          size="sm"
          aria-label={`Withdraw the link to ${name}`}
          onClick={onWithdraw}
        >
          Withdraw
        </KitButton>
      </div>
    </li>
  )
}
