import { Fragment, type ReactNode } from 'react'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import type { User } from '../../accounts.contract.ts'
import { usePrivatePage } from './usePrivatePage.ts'

interface Props {
  title: string
  /** Stands there, in the page's size, until it is known whose page it is. */
  skeleton: ReactNode
  children: (user: User) => ReactNode
}

/** A page of one person. The server sends the same skeleton to everyone; visitors are sent home. */
export function PrivatePage({ title, skeleton, children }: Props) {
  const { user, error, retry } = usePrivatePage(title)
  // Somebody else begins anew: nothing that one person has typed is sent by another.
  if (user) return <Fragment key={user.id}>{children(user)}</Fragment>
  return (
    <div className="page min-h-dvh pt-8 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      {error ? (
        <div className="mt-8">
          <LoadFailure
            title="Your account could not be loaded"
            text="Please check your connection and try again."
            onRetry={retry}
          />
        </div>
      ) : (
        <div className="js-only" aria-busy="true">
          {skeleton}
        </div>
      )}
      <noscript>
        <p className="card mt-8 p-6">This page needs JavaScript.</p>
      </noscript>
    </div>
  )
}
