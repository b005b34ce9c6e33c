import { useRouterState } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useEffect } from 'react'
import { later } from '../../../ui/later.ts'
import { whenUsed } from '../../../ui/when-used.ts'
import { useCompareList } from './compare-list.ts'

const CompareBar = later(() => import('./CompareBar.tsx'), 'CompareBar')

/** Shows the bar while something is chosen for comparison; its code comes when the page is used. */
export function CompareBarHost() {
  const { tools: chosen } = useCompareList()
  // The button that was pressed is painted first.
  const tools = useDeferredValue(chosen)
  const isThere = useRouterState({ select: ({ location }) => location.pathname === '/compare' })
  useEffect(() => whenUsed(CompareBar.load), [])
  if (tools.length === 0 || isThere) return null
  return (
    <Suspense>
      <CompareBar tools={tools} />
    </Suspense>
  )
}
