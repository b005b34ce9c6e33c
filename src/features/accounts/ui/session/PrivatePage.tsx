import { useLocation, useNavigate } from '@tanstack/react-router'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { hasSessionEnded } from '../../../../app/signed-in-hint.ts'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import type { User } from '../../accounts.contract.ts'
import { openSignIn } from '../sign-in/sign-in-dialog.ts'
import { wasSignedOut } from './session-end.ts'
import { useUser } from './user.ts'

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

/**
 * Whose page it is; null until that is known. Visitors are sent home with the sign-in dialog, which says why and
 * leads back here. Whoever has just signed out is only sent home; whose session ends keeps the page, with what was
 * typed into it, and is asked to sign in when something needs it.
 */
function usePrivatePage(title: string): { user: User | null; error: Error | null; retry: () => void } {
  const { user: present, former, isPending, error, refetch } = useUser()
  const wasPresent = useRef(false)
  if (present) wasPresent.current = true
  const user = present ?? (wasPresent.current ? former : null)
  const navigate = useNavigate()
  const here = useLocation({ select: (location) => location.href })
  // As it was when the page came: on the way home the address is another one already.
  const [href] = useState(here)
  const isVisitor = !isPending && !user && !error
  useEffect(() => {
    if (!isVisitor) return
    // The dialog first: it is waited for more than the page behind it.
    if (!wasSignedOut()) {
      const lost = hasSessionEnded() ? 'Your session has ended. ' : ''
      openSignIn('signin', { returnTo: href }, `${lost}Sign in to see the page “${title}”.`)
    }
    void navigate({ to: '/', replace: true })
  }, [isVisitor, navigate, href, title])
  return { user, error, retry: () => void refetch() }
}
