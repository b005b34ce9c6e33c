import { HeadContent, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { headIsShown } from './sent-head.ts'
import type { Match } from './show-head.ts'

/** What stands in the head for the open page. That of the first one is the server's, and stays as it was sent. */
export const PageHead = import.meta.env.SSR ? HeadContent : ShownHead

function ShownHead() {
  const matches = useRouterState({
    select: ({ matches }) => matches as readonly Match[],
    structuralSharing: false,
  })
  useEffect(headIsShown, [])
  useEffect(() => {
    if (!matches.some(({ meta }) => meta)) return
    import('./show-head.ts').then(
      (m) => m.showHead(matches),
      () => {},
    )
  }, [matches])
  return null
}
