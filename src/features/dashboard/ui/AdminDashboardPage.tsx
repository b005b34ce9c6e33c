import { useQuery } from '@tanstack/react-query'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { apiQuery } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { QuickActions } from './QuickActions.tsx'
import { SectionCards } from './SectionCards.tsx'
import { StatCards } from './StatCards.tsx'
import { TopLists } from './TopLists.tsx'
import { TrafficPanel } from './TrafficPanel.tsx'

const FAILED = 'Failed to load dashboard'

export function AdminDashboardPage() {
  return (
    <AdminScreen title="Dashboard" failed={FAILED}>
      {() => <Dashboard />}
    </AdminScreen>
  )
}

function Dashboard() {
  const { data, error, isPending, refetch } = useQuery({
    ...apiQuery('GET /api/admin/stats', { query: {} }),
    staleTime: 10_000,
  })
  // What could not be read is not known: dashes, no zeros.
  const stats = data ?? null
  return (
    <div className="grid gap-8">
      {error && !data && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-danger/40 bg-danger-soft px-4 py-2.5"
        >
          <p className="text-danger">{FAILED}</p>
          <Button size="sm" onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      )}
      <StatCards stats={stats} isPending={isPending} />
      <QuickActions />
      <TrafficPanel />
      <SectionCards stats={stats} />
      <TopLists stats={stats} />
    </div>
  )
}
