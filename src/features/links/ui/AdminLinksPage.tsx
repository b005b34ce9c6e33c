import { RefreshCw } from 'lucide-react'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { apiQuery } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import type { LinkRun } from '../admin-links.contract.ts'
import { LinkRunPanel } from './admin/LinkRunPanel.tsx'
import { LinksTable } from './admin/LinksTable.tsx'
import { useLinkActions } from './admin/useLinkActions.ts'
import { useRun } from './admin/useRun.ts'

/** Addresses of tools that lead nowhere any more, or somewhere else. */
export function AdminLinksPage() {
  const { start, stop } = useLinkActions()
  const { run, isRunning, isSending, send } = useRun<LinkRun>(apiQuery('GET /api/admin/links/run', {}))
  return (
    <AdminScreen
      title="Links"
      actions={
        <Button
          variant="primary"
          disabled={!run.data || isRunning || isSending}
          onClick={() => send(() => start(true))}
          icon={RefreshCw}
        >
          Check all now
        </Button>
      }
    >
      {() =>
        run.data ? (
          <>
            <LinkRunPanel
              run={run.data}
              isSending={isSending}
              onStop={() => send(stop)}
              onGoOn={() => send(() => start(false))}
            />
            <LinksTable run={run.data} />
          </>
        ) : run.error ? (
          <LoadFailure title="The link checker could not be asked" onRetry={run.refetch} />
        ) : (
          <div aria-busy="true">
            <div className="skeleton mb-5">
              <div className="invisible" inert>
                <LinkRunPanel run={UNKNOWN} isSending onStop={() => {}} onGoOn={() => {}} />
              </div>
            </div>
            <div className="skeleton h-96" />
          </div>
        )
      }
    </AdminScreen>
  )
}

/** Stands where the panel will be, as high as it will be. */
const UNKNOWN: LinkRun = {
  is_running: false,
  total: 0,
  done: 0,
  started_at: null,
  ended_at: null,
  stopped_by: null,
  is_offline: false,
  days: 7,
  counts: { dead: 0, moved: 0, unclear: 0, alive: 0, ignored: 0, unchecked: 0 },
}
