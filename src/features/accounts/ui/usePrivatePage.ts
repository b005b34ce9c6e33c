import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { User } from '../accounts.contract.ts'
import { openSignIn } from './sign-in.ts'
import { wasSignedOut } from './signed-out.ts'
import { useUser } from './user.ts'

/**
 * Whose page it is; null until that is known. Visitors are sent home with the sign-in dialog, which leads back
 * here. Whoever has just signed out is only sent home.
 */
export function usePrivatePage(): { user: User | null; error: Error | null; retry: () => void } {
  const { user, isPending, error, refetch } = useUser()
  const navigate = useNavigate()
  const here = useLocation({ select: (location) => location.href })
  // As it was when the page came: on the way home the address is another one already.
  const [href] = useState(here)
  const isVisitor = !isPending && !user && !error
  useEffect(() => {
    if (!isVisitor) return
    void navigate({ to: '/', replace: true })
    if (!wasSignedOut()) openSignIn('signin', { returnTo: href })
  }, [isVisitor, navigate, href])
  return { user, error, retry: () => void refetch() }
}
