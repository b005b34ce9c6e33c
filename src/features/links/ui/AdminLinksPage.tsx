import { useQuery } from '@tanstack/react-query'
import { Play, RefreshCw, Square } from 'lucide-react'
import { useEffect, useState } from 'react'
import { apiQuery } from '../../../app/query.ts'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { AdminScreen } from '../../admin/ui/AdminScreen.tsx'
import { useAdminCheck } from '../../admin/ui/admin-session.ts'
import type { LinkRun } from '../admin-links.contract.ts'
import { LinkRunPanel } from './admin/LinkRunPanel.tsx'
import { LinksTable } from './admin/LinksTable.tsx'
import { useLinkActions } from './admin/useLinkActions.ts'
import { useReadAgain } from './admin/useReadAgain.ts'

const EVERY_MS = 2_000
/** A round that was just asked for is counted first: so long it is waited for. */
const BEGINS_MS = 15_000

/** Addresses of tools that lead nowhere any more, or somewhere else. */
export function AdminLinksPage() {
  const [begins, setBegins] = useState(false)
  const mayRead = useAdminCheck().data?.isAdmin ?? false
  const run = useQuery({ ...apiQuery('GET /api/admin/links/run', {}), staleTime: 0, enabled: mayRead })
  const isRunning = run.data?.is_running ?? false
  useReadAgain(isRunning || begins, EVERY_MS, run.refetch)
  useEffect(() => {
    if (!begins) return
    const timer = setTimeout(() => setBegins(false), BEGINS_MS)
    return () => clearTimeout(timer)
  }, [begins])
  return (
    <AdminScreen title="Links" actions={<RunButtons run={run.data} onStart={() => setBegins(true)} />}>
      {() =>
        run.data ? (
          <>
            <LinkRunPanel run={run.data} />
            <LinksTable run={run.data} />
          </>
        ) : run.error ? (
          <div role="alert">
            <EmptyState title="The link checker could not be asked">
              <button type="button" className={buttonClass('primary')} onClick={() => void run.refetch()}>
                Retry
              </button>
            </EmptyState>
          </div>
        ) : (
          <div className="grid gap-5" aria-busy="true">
            <div className="skeleton h-32" />
            <div className="skeleton h-96" />
          </div>
        )
      }
    </AdminScreen>
  )
}

function RunButtons({ run, onStart }: { run: LinkRun | undefined; onStart: () => void }) {
  const { start, stop } = useLinkActions()
  const [isSending, setSending] = useState(false)
  const send = async (work: () => Promise<boolean>, starts: boolean) => {
    setSending(true)
    if ((await work()) && starts) onStart()
    setSending(false)
  }
  if (run?.is_running) {
    return (
      <button
        type="button"
        className={buttonClass('secondary')}
        disabled={isSending}
        onClick={() => void send(stop, false)}
      >
        <Square className="size-4" aria-hidden="true" />
        Stop
      </button>
    )
  }
  return (
    <>
      {run && run.stopped_by !== null && (
        <button
          type="button"
          className={buttonClass('secondary')}
          disabled={isSending}
          onClick={() => void send(() => start(false), true)}
        >
          <Play className="size-4" aria-hidden="true" />
          Go on
        </button>
      )}
      <button
        type="button"
        className={buttonClass('primary')}
        disabled={isSending || !run}
        onClick={() => void send(() => start(true), true)}
      >
        <RefreshCw className="size-4" aria-hidden="true" />
        Check all now
      </button>
    </>
  )
}
