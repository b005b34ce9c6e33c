import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ArrowLeft, ExternalLink, History } from 'lucide-react'
import { useState } from 'react'
import { HistoryDialog } from '../../../admin-kit/history/HistoryDialog.tsx'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { apiQuery } from '../../../app/query.ts'
import { AppError } from '../../../shared/errors.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import type { AdminFactSheet } from '../admin-facts.contract.ts'
import { SheetForm } from './admin/SheetForm.tsx'
import { factKindsQuery } from './facts-query.ts'

/** What is known of one tool. */
export function AdminToolFactsPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  return (
    <AdminScreen
      title="Facts of a tool"
      actions={
        <Link to="/admin/tools" className={buttonClass('secondary')}>
          <ArrowLeft className="size-4" aria-hidden="true" />
          All tools
        </Link>
      }
    >
      {() => <ToolFacts key={id} id={id} />}
    </AdminScreen>
  )
}

function ToolFacts({ id }: { id: string }) {
  // Always what is stored now: an old copy would be refused when it is saved.
  const fresh = { staleTime: 0, gcTime: 0 } as const
  const sheet = useQuery({ ...apiQuery('GET /api/admin/tools/{id}/facts', { params: { id } }), ...fresh })
  const kinds = useQuery({ ...factKindsQuery, staleTime: 0 })
  /** The version of which the history is looked at. */
  const [looked, lookInto] = useState<number | null>(null)
  // The form begins anew where another version was brought back; a draft goes along.
  const [begun, setBegun] = useState(0)
  const error = sheet.error ?? kinds.error
  if (error instanceof AppError && error.status < 500) {
    return (
      <EmptyState title="Tool not found">
        <p className="text-muted">It may lie in the bin: a tool has facts again when it is restored.</p>
      </EmptyState>
    )
  }
  if (error && !(sheet.data && kinds.data)) {
    const retry = () => Promise.all([sheet.refetch(), kinds.refetch()])
    return <LoadFailure title="The facts could not be loaded" onRetry={retry} />
  }
  if (!sheet.data || !kinds.data) return <div className="skeleton h-[70vh]" aria-busy="true" />
  const close = async () => {
    const { data } = await sheet.refetch()
    if (data && data.version !== looked) setBegun((n) => n + 1)
    lookInto(null)
  }
  return (
    <>
      <Head sheet={sheet.data} onHistory={() => lookInto(sheet.data.version)} />
      <SheetForm key={`${begun}.${kinds.data.length}`} sheet={sheet.data} kinds={kinds.data} />
      {looked !== null && (
        <HistoryDialog
          kind="fact_sheet"
          record={{ id: sheet.data.id, name: sheet.data.name }}
          onClose={() => void close()}
        />
      )}
    </>
  )
}

function Head({
  sheet: { name, slug, is_published },
  onHistory,
}: {
  sheet: AdminFactSheet
  onHistory: () => void
}) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-xl">{name}</h2>
      <div className="flex flex-wrap gap-2">
        {is_published && (
          <a
            href={`/tools/${slug}?tab=facts`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary', 'sm')}
          >
            <ExternalLink className="size-4" aria-hidden="true" />
            Public page
          </a>
        )}
        <Button size="sm" icon={History} onClick={onHistory}>
          History
        </Button>
      </div>
    </div>
  )
}
