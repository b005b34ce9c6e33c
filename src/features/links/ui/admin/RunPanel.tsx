import { Play, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { TimeText } from '../../../../admin-kit/list/TimeText.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { formatCount, plural } from '../../../../ui/text.ts'
import type { RunProgress } from '../../admin-links.contract.ts'

interface Props {
  run: RunProgress
  /** Who makes the round, and what is said while it does. */
  label: string
  running: string
  /** What is counted on the way. */
  counted: string
  isSending: boolean
  onStop: () => void
  onGoOn: () => void
  counts: [label: string, count: number][]
  /** How often it begins by itself. */
  howOften: ReactNode
}

/** How far a round of visits is, and what it has found in all. */
export function RunPanel(props: Props) {
  const { run, label, running, counted, isSending, onStop, onGoOn, counts, howOften } = props
  const { done, total } = run
  const share = total > 0 ? Math.round((done / total) * 100) : 0
  return (
    <section aria-label={label} className="card mb-5 grid gap-4 p-4 sm:p-5">
      <div className="flex min-h-11 md:min-h-9 items-center justify-between gap-4">
        <p className="font-medium" role="status">
          {run.is_running ? running : stateOf(run)}
        </p>
        {run.is_running ? (
          <Button size="sm" disabled={isSending} onClick={onStop} icon={Square}>
            Stop
          </Button>
        ) : (
          run.stopped_by !== null && (
            <Button size="sm" disabled={isSending} onClick={onGoOn} icon={Play}>
              Go on
            </Button>
          )
        )}
      </div>
      {run.is_running && (
        <div className="grid gap-1.5">
          <div
            role="progressbar"
            aria-label={counted}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={share}
            className="h-2 overflow-hidden rounded-full bg-raised"
          >
            <div
              className="h-full rounded-full bg-accent transition-[width]"
              style={{ width: `${share}%` }}
            />
          </div>
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted tabular-nums">
            <span>
              {formatCount(done)} of {plural(total, 'address', 'addresses')}
            </span>
            <span>You can leave this page: it goes on without it.</span>
          </p>
        </div>
      )}
      <dl className="grid grid-cols-3 gap-x-4 gap-y-2 sm:flex sm:flex-wrap sm:gap-x-8">
        {counts.map(([name, count]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-display text-xl font-semibold tabular-nums">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        {howOften}{' '}
        <Link to="/admin/settings" search={{ tab: 'site' }} className="link">
          Change
        </Link>
      </p>
    </section>
  )
}

function stateOf({ is_offline, stopped_by, started_at, ended_at }: RunProgress) {
  if (stopped_by !== null) return `Stopped by ${stopped_by}`
  if (is_offline) return 'Waiting: nothing could be reached from this server'
  if (ended_at !== null) {
    return (
      <>
        Done <TimeText value={ended_at} />
      </>
    )
  }
  return started_at === null ? 'Nothing has been visited yet' : 'Goes on in a few minutes'
}
