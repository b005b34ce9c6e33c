import { ImagePlus, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CardList } from '../../../admin-kit/list/CardList.tsx'
import { NothingYet } from '../../../admin-kit/list/NothingYet.tsx'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { type ListChoice, ListFilters, optionsOf } from '../../../admin-kit/table/ListFilters.tsx'
import { useAdminList } from '../../../admin-kit/table/useAdminList.ts'
import { useListState } from '../../../admin-kit/table/useListState.ts'
import { apiQuery } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { RunPanel } from '../../links/ui/admin/RunPanel.tsx'
import { useReadAgain } from '../../links/ui/admin/useReadAgain.ts'
import { useRun } from '../../links/ui/admin/useRun.ts'
import { ToolDialog } from '../../tools/ui/admin/ToolDialog.tsx'
import type { PictureRun } from '../admin-pictures.contract.ts'
import { SiteCard } from './admin/SiteCard.tsx'
import { type PictureActions, usePictureActions } from './admin/usePictureActions.ts'

const HOW_OFTEN: Record<number, string> = {
  0: 'only when asked to',
  30: 'every month',
  90: 'every three months',
  365: 'every year',
}
const STATE: ListChoice = {
  name: 'state',
  label: 'State',
  all: 'To be decided',
  options: optionsOf({ failed: 'Failed', empty: 'Nothing found', decided: 'Decided' }),
}
const DURING_ROUND_MS = 5_000
const WAITING_MS = 1_500

/** What tools' own sites offer as their face: an editor decides what is taken. */
export function AdminPicturesPage() {
  const actions = usePictureActions()
  const { run, isRunning, isSending, send } = useRun<PictureRun>(apiQuery('GET /api/admin/pictures/run', {}))
  const isIdle = Boolean(run.data) && !isRunning && !isSending
  return (
    <AdminScreen
      title="Pictures"
      actions={
        <>
          <Button disabled={!isIdle} onClick={() => send(() => actions.start('all'))}>
            Read all sites
          </Button>
          <Button
            variant="primary"
            disabled={!isIdle}
            onClick={() => send(() => actions.start('without_logo'))}
            icon={RefreshCw}
          >
            Read those without a logo
          </Button>
        </>
      }
    >
      {() =>
        run.error && !run.data ? (
          <LoadFailure title="The reading of sites could not be asked" onRetry={run.refetch} />
        ) : (
          <>
            <div className={run.data ? '' : 'skeleton mb-5'} aria-busy={!run.data}>
              <div className={run.data ? '' : 'invisible'} inert={!run.data}>
                <Panel
                  run={run.data ?? UNKNOWN}
                  isSending={isSending}
                  onStop={() => send(actions.stop)}
                  onGoOn={() => send(() => actions.start('due'))}
                />
              </div>
            </div>
            <SiteList isRunning={isRunning} endedAt={run.data?.ended_at ?? null} actions={actions} />
          </>
        )
      }
    </AdminScreen>
  )
}

interface PanelProps {
  run: PictureRun
  isSending: boolean
  onStop: () => void
  onGoOn: () => void
}

function Panel({ run, ...rest }: PanelProps) {
  const { open, failed, unread, without_logo } = run.counts
  return (
    <RunPanel
      {...rest}
      run={run}
      label="The reading of sites"
      running="Reading the sites of the tools…"
      counted="Sites read"
      counts={[
        ['To be decided', open],
        ['Failed', failed],
        ['Not read yet', unread],
        ['Without a logo', without_logo],
      ]}
      howOften={`Sites are read ${HOW_OFTEN[run.days]}.`}
    />
  )
}

interface ListProps {
  isRunning: boolean
  /** When the last round has ended. */
  endedAt: string | null
  actions: PictureActions
}

function SiteList({ isRunning, endedAt, actions }: ListProps) {
  const [editing, setEditing] = useState<number | null>(null)
  const state = useListState({ sort: 'read_at', filters: [STATE.name] })
  const list = useAdminList('GET /api/admin/pictures', { ...state.query, ...state.filters })
  const isWaiting = list.data?.rows.some(({ is_waiting }) => is_waiting) ?? false
  useReadAgain(isRunning || isWaiting, isRunning ? DURING_ROUND_MS : WAITING_MS, list.refetch)
  const { refetch } = list
  useEffect(() => {
    // A round may be over before the list was read again.
    if (endedAt) void refetch()
  }, [endedAt, refetch])
  return (
    <>
      <CardList
        label="Pictures"
        layout="wide"
        list={list}
        state={state}
        filters={
          <ListFilters state={state} search="Search tools" choices={[STATE]}>
            <p className="ml-auto self-center text-sm text-muted max-lg:hidden">
              Keys: A accepts, R refuses, C crops, arrows go on.
            </p>
          </ListFilters>
        }
        card={(site) => <SiteCard site={site} actions={actions} onEdit={() => setEditing(site.id)} />}
        empty={
          <NothingYet
            icon={ImagePlus}
            title="Nothing to decide"
            text="Logos, share pictures and colours that tools’ own sites offer will wait here."
          />
        }
        emptyFiltered="No tools found"
      />
      {editing !== null && <ToolDialog id={editing} onClose={() => setEditing(null)} />}
    </>
  )
}

/** Stands where the panel will be, as high as it will be. */
const UNKNOWN: PictureRun = {
  is_running: false,
  total: 0,
  done: 0,
  started_at: null,
  ended_at: null,
  stopped_by: null,
  is_offline: false,
  days: 90,
  counts: { open: 0, failed: 0, unread: 0, without_logo: 0 },
}
