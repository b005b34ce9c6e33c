import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { GitCompareArrows } from 'lucide-react'
import { useEffect } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { whenTouched } from '../../../ui/later.ts'
import { COMPARE_LIMIT } from '../compare.limits.ts'
import { compareQuery } from './compare.route.ts'
import { storedCompareList } from './compare-list.ts'
import { useComparisonCounted } from './useComparisonCounted.ts'

/** Of the page: see `at`. */
export const head = async (page: never) => (await import('./compare.head.ts')).compareHead(page)

const Comparison = whenTouched(() => import('./Comparison.tsx'), 'Comparison')
export const rest = Comparison.load

const route = getRouteApi('/compare')

/** Four and more columns take what the screen has. */
const MANY_COLUMNS = 'has-[th[scope=col]:nth-of-type(4)]:max-w-[108rem]'

export function ComparePage() {
  const { tools } = route.useSearch()
  return (
    <div className={`page wide-paper pt-8 md:pt-10 print:max-w-none print:p-0 ${MANY_COLUMNS}`}>
      {tools ? <Asked tools={tools} /> : <FromList />}
    </div>
  )
}

/** Without tools in the address, those that this browser has chosen go there; without a choice there is nothing here. */
function FromList() {
  const navigate = useNavigate()
  useEffect(() => {
    const tools = storedCompareList()
      .map((tool) => tool.slug)
      .join(',')
    void navigate(
      tools ? { to: '/compare', search: { tools }, replace: true } : { to: '/tools', replace: true },
    )
  }, [navigate])
  return (
    <>
      <h1 className="text-3xl md:text-4xl">Compare Tools</h1>
      <div className="mt-6">
        <EmptyState
          title="Choose what to compare"
          icon={<GitCompareArrows className="size-10" aria-hidden="true" />}
        >
          <p className="max-w-md text-muted">
            Up to {COMPARE_LIMIT} tools stand side by side here: what each costs, does, and is not good at.
          </p>
          <Link to="/tools" className={buttonClass('primary')}>
            Browse Tools
          </Link>
        </EmptyState>
      </div>
    </>
  )
}

function Asked({ tools }: { tools: string }) {
  const { data } = useSuspenseQuery(compareQuery(tools))
  useComparisonCounted(data.tools)
  return <Comparison asked={tools} />
}
