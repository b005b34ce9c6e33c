import { useQuery } from '@tanstack/react-query'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { freshQuery } from '../../../app/query.ts'
import { Link } from '../../../ui/Link.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { WeightsForm } from './admin/WeightsForm.tsx'

/** How much each part of the order weighs, with what other weights would do. */
export function AdminOrderingPage() {
  return (
    <AdminScreen title="Order of lists">
      {() => (
        <>
          <p className="mb-6 max-w-prose text-muted">
            Nothing changes before you save. Visitors read these weights on{' '}
            <Link to="/how-lists-are-ordered" className="link">
              How lists are ordered
            </Link>
            .
          </p>
          <Weights />
        </>
      )}
    </AdminScreen>
  )
}

function Weights() {
  const { data, error, refetch } = useQuery({ ...freshQuery('GET /api/admin/settings', {}), gcTime: 0 })
  if (error && !data) return <LoadFailure title="The weights could not be loaded" onRetry={refetch} />
  if (!data) return <div className="skeleton h-96" aria-busy="true" />
  return <WeightsForm stored={data} />
}
