import { useQuery } from '@tanstack/react-query'
import { Check, RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Lines } from '../../../../admin-kit/list/Lines.tsx'
import { StatusBadge } from '../../../../admin-kit/list/StatusBadge.tsx'
import { TimeText } from '../../../../admin-kit/list/TimeText.tsx'
import { freshQuery } from '../../../../app/query.ts'
import type { EndpointOutput } from '../../../../shared/contract.ts'
import { AddressLink } from '../../../../ui/AddressLink.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { buttonClass } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { formatDay, SOURCE_KINDS } from '../../../facts/fact-values.ts'
import type { adminCorrectionsEndpoints, FactReport } from '../../admin-corrections.contract.ts'
import { STATUS_LABELS, STATUS_TONES } from './report-status.ts'

type Read = EndpointOutput<typeof adminCorrectionsEndpoints.getFactReport>

interface Props {
  id: number
  name: string
  /** Whether whoever looks may change what is known of the tool. */
  mayEdit: boolean
  onDecide: (report: FactReport, status: FactReport['status']) => void
  onHistory: () => void
  onClose: () => void
}

/** One report: what stands with its source, what the reader says, and what is to become of it. */
export function ReportDetails({ id, name, ...props }: Props) {
  const { data, error, refetch } = useQuery({
    ...freshQuery('GET /api/admin/fact-reports/{id}', { params: { id: String(id) } }),
    gcTime: 0,
  })
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={data ? `${data.tool_name}: ${data.subject}` : 'Report'}
      startsInField={false}
    >
      {data ? (
        <Details report={data} {...props} />
      ) : error ? (
        <LoadFailure title={`What is in ${name} could not be loaded`} onRetry={refetch} />
      ) : (
        <div className="skeleton h-80" aria-busy="true" />
      )}
    </Dialog>
  )
}

function Details({ report, mayEdit, onDecide, onHistory }: { report: Read } & Omit<Props, 'id' | 'name'>) {
  const { status } = report
  return (
    <div className="grid gap-6">
      <Standing report={report} />
      <Said report={report} />
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-5">
        {status === 'open' ? (
          <>
            <Button variant="primary" icon={Check} onClick={() => onDecide(report, 'done')}>
              Mark as done
            </Button>
            <Button icon={X} onClick={() => onDecide(report, 'refused')}>
              Refuse
            </Button>
          </>
        ) : (
          <Button icon={RotateCcw} onClick={() => onDecide(report, 'open')}>
            Open again
          </Button>
        )}
        {mayEdit && !report.tool_deleted && (
          <a href={`/admin/tools/${report.tool_id}/facts`} className={buttonClass()}>
            Edit the facts
          </a>
        )}
        <Button variant="ghost" className="ml-auto" onClick={onHistory}>
          History
        </Button>
      </div>
    </div>
  )
}

/** What stands, what stood when it was reported, and who says so. */
function Standing({ report: { stands, stood, kind, tool_slug, tool_name, tool_deleted } }: { report: Read }) {
  const now = stands?.text ?? 'Not known'
  const lines: [string, ReactNode][] = [
    [
      'Tool',
      tool_deleted ? (
        `${tool_name} (deleted)`
      ) : (
        <a href={`/tools/${tool_slug}`} target="_blank" rel="noreferrer" className="link">
          {tool_name}
        </a>
      ),
    ],
  ]
  if (kind !== null) {
    lines.push(['Stands now', <span className="font-medium">{now}</span>])
    if ((stood ?? 'Not known') !== now) lines.push(['Stood then', stood ?? 'Not known'])
  }
  if (stands) {
    if (stands.note) lines.push(['Note', stands.note])
    lines.push(
      ['Source', <AddressLink url={stands.source_url} />],
      ['Says', SOURCE_KINDS[stands.source_kind]],
      ['Page of', stands.source_date ? formatDay(stands.source_date) : 'No date'],
      ['Read', formatDay(stands.checked_at)],
    )
  }
  return (
    <section aria-labelledby="stands">
      <h3 id="stands" className="mb-3 text-base">
        As it stands
      </h3>
      <Lines lines={lines} />
    </section>
  )
}

/** What the reader says, and what became of it. */
function Said({
  report: { message, link, email, status, created_at, decided_at, ...report },
}: {
  report: Read
}) {
  const lines: [string, ReactNode][] = [
    ['From', <span className="break-all">{email ?? 'No address'}</span>],
    ['Sent', <TimeText value={created_at} />],
    ['Status', <StatusBadge tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</StatusBadge>],
  ]
  if (link) lines.unshift(['Link', <AddressLink url={link} />])
  if (decided_at) lines.push(['Decided', <TimeText value={decided_at} />])
  if (report.answer) lines.push(['Answer', report.answer])
  if (report.public_note) lines.push(['Public log', report.public_note])
  return (
    <section aria-labelledby="said">
      <h3 id="said" className="mb-3 text-base">
        What the reader says
      </h3>
      <p dir="auto" className="mb-4 rounded-control bg-raised p-4 text-sm break-words whitespace-pre-line">
        {message}
      </p>
      <Lines lines={lines} />
    </section>
  )
}
