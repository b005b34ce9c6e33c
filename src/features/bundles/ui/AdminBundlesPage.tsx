import { Package } from 'lucide-react'
import { AddButton } from '../../../admin-kit/list/AddButton.tsx'
import { CardList } from '../../../admin-kit/list/CardList.tsx'
import { DeleteQuestion } from '../../../admin-kit/list/DeleteQuestion.tsx'
import { NothingYet } from '../../../admin-kit/list/NothingYet.tsx'
import { RecordDialogs } from '../../../admin-kit/list/RecordDialogs.tsx'
import { RowActions } from '../../../admin-kit/list/RowActions.tsx'
import { ActivityBadge } from '../../../admin-kit/list/StatusBadge.tsx'
import { useRecordRows } from '../../../admin-kit/list/useRecordRows.ts'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { ACTIVITY_CHOICE, ListFilters } from '../../../admin-kit/table/ListFilters.tsx'
import { useListed } from '../../../admin-kit/table/useListed.ts'
import { api } from '../../../app/query.ts'
import { EmojiTile } from '../../../ui/EmojiIcon.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { plural } from '../../../ui/text.ts'
import type { AdminBundle } from '../admin-bundles.contract.ts'
import { BundleDialog } from './admin/BundleDialog.tsx'

/** Bundle management. */
export function AdminBundlesPage() {
  return (
    <AdminScreen title="Bundles" actions={<AddButton>Create Bundle</AddButton>}>
      {() => <Bundles />}
    </AdminScreen>
  )
}

const CHOICES = [ACTIVITY_CHOICE]

function Bundles() {
  const listed = useListed('GET /api/admin/bundles', { sort: 'name', choices: CHOICES })
  const rows = useRecordRows<AdminBundle>((bundle) => bundle.name)
  return (
    <>
      <CardList
        {...listed}
        label="Bundles"
        filters={<ListFilters state={listed.state} search="Search bundles" choices={CHOICES} />}
        card={(bundle) => (
          <>
            <About bundle={bundle} />
            <div className="mt-auto flex justify-end gap-0.5 pt-3">
              <RowActions
                rows={rows}
                row={bundle}
                page={bundle.status === 'active' ? `/bundles/${bundle.slug}` : undefined}
              />
            </div>
          </>
        )}
        empty={<NothingYet icon={Package} title="No bundles yet" add="Create Bundle" />}
        emptyFiltered="No bundles found"
      />
      <RecordDialogs
        kind="bundle"
        rows={rows}
        form={(bundle, onClose) => <BundleDialog bundle={bundle} onClose={onClose} />}
        question={
          <DeleteQuestion
            kind="bundle"
            rows={rows}
            detail={`${rows.asked?.[0]?.name} will lie in the bin, from which it can be restored.`}
            move={(id) => api('DELETE /api/admin/bundles/{id}', { params: { id: String(id) } })}
          />
        }
      />
    </>
  )
}

function About({ bundle }: { bundle: AdminBundle }) {
  return (
    <>
      <div className="flex items-start gap-3">
        <EmojiTile emoji={bundle.icon} size={36} />
        <h2 className="min-w-0 flex-1 text-lg break-words">{bundle.name}</h2>
        <ActivityBadge isActive={bundle.status === 'active'} />
      </div>
      <p className="mt-2 line-clamp-2 text-sm text-muted">{bundle.summary}</p>
      <div className="mt-3 flex flex-wrap items-center gap-1.5">
        {bundle.tools.slice(0, 6).map((tool) => (
          <LogoTile
            key={tool.tool_id}
            name={tool.name}
            slug={tool.slug}
            src={tool.logo_url}
            color={tool.theme_color}
            size={28}
          />
        ))}
        <span className="ml-1 text-sm text-muted">
          {plural(bundle.tools.length, 'tool')} · popularity {bundle.popularity}
        </span>
      </div>
    </>
  )
}
