import { useQuery } from '@tanstack/react-query'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { useAdminCheck } from '../../../admin-kit/screen/admin-session.ts'
import { freshQuery } from '../../../app/query.ts'
import { ChecksTable } from './ChecksTable.tsx'

/** What editors should look at again. */
export function AdminChecksPage() {
  const mayRead = useAdminCheck().data?.isAdmin ?? false
  const counts = useQuery({ ...freshQuery('GET /api/admin/checks/counts', {}), enabled: mayRead })
  return (
    <AdminScreen title="Checks">
      {() => (
        <>
          <p className="mb-5 max-w-prose text-sm text-muted">
            Facts whose time is over, price pages that say something else, sources that are gone, tools of
            which little is known, and closed tools that are still recommended. With a row in focus, the key{' '}
            <kbd className="rounded border border-line px-1">t</kbd> says that it is still true.
          </p>
          <ChecksTable counts={counts.data} />
        </>
      )}
    </AdminScreen>
  )
}
