import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { hasSessionEnded } from '../../../../app/signed-in-hint.ts'
import type { User } from '../../accounts.contract.ts'
import { openSignIn } from '../sign-in/sign-in-dialog.ts'
import { wasSignedOut } from './signed-out.ts'
import { useUser } from './user.ts'

/**
 * Whose page it is; null until that is known. Visitors are sent home with the sign-in dialog, which says why and
 * leads back here. Whoever has just signed out is only sent home; whose session ends keeps the page, with what was
 * typed into it, and is asked to sign in when something needs it.
 */
export function usePrivatePage(title: string): { user: User | null; error: Error | null; retry: () => void } {
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
