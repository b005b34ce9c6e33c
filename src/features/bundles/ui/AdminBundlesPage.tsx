import { ExternalLink, History, Package, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { HistoryDialog } from '../../../admin-kit/history/HistoryDialog.tsx'
import { useRecordActions } from '../../../admin-kit/history/useRecordActions.ts'
import { CardList } from '../../../admin-kit/list/CardList.tsx'
import { IconAction } from '../../../admin-kit/list/IconAction.tsx'
import { StatusBadge } from '../../../admin-kit/list/StatusBadge.tsx'
import { useAdding } from '../../../admin-kit/list/useAdding.ts'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { ListFilter } from '../../../admin-kit/table/ListFilter.tsx'
import { TableSearch } from '../../../admin-kit/table/TableSearch.tsx'
import { useAdminList } from '../../../admin-kit/table/useAdminList.ts'
import { useListState } from '../../../admin-kit/table/useListState.ts'
import { api } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { plural } from '../../../ui/text.ts'
import type { AdminBundle } from '../admin-bundles.contract.ts'
import { BundleDialog } from './admin/BundleDialog.tsx'

/** Bundle management. */
export function AdminBundlesPage() {
  const [adding, setAdding] = useAdding()
  return (
    <AdminScreen
      title="Bundles"
      actions={
        <Button variant="primary" onClick={() => setAdding(true)} icon={Plus}>
          Create Bundle
        </Button>
      }
    >
      {() => (
        <>
          <Bundles onAdd={() => setAdding(true)} />
          {adding && <BundleDialog bundle={null} onClose={() => setAdding(false)} />}
        </>
      )}
    </AdminScreen>
  )
}

function Bundles({ onAdd }: { onAdd: () => void }) {
  const state = useListState({ sort: 'name', filters: ['status'] })
  const list = useAdminList('GET /api/admin/bundles', { ...state.query, ...state.filters })
  const [editing, setEditing] = useState<AdminBundle | null>(null)
  const [asked, setAsked] = useState<AdminBundle | null>(null)
  const [history, setHistory] = useState<AdminBundle | null>(null)
  const records = useRecordActions('bundle', {
    deleted: () => 'Bundle moved to the bin',
    failed: 'Failed to delete bundle',
    lost: 'Error deleting bundle',
  })
  const remove = ({ id }: AdminBundle) =>
    records.remove([id], () => api('DELETE /api/admin/bundles/{id}', { params: { id: String(id) } }))
  return (
    <>
      <CardList
        label="Bundles"
        list={list}
        state={state}
        filters={
          <>
            <TableSearch state={state} label="Search bundles" />
            <ListFilter
              state={state}
              name="status"
              label="Status"
              all="Any status"
              options={[
                { value: 'active', label: 'Active' },
                { value: 'inactive', label: 'Inactive' },
              ]}
            />
          </>
        }
        card={(bundle) => (
          <>
            <div className="flex items-start gap-3">
              <span aria-hidden="true" className="text-2xl">
                {bundle.icon}
              </span>
              <h2 className="min-w-0 flex-1 text-lg break-words">{bundle.name}</h2>
              <StatusBadge tone={bundle.status === 'active' ? 'good' : 'plain'}>
                {bundle.status === 'active' ? 'Active' : 'Inactive'}
              </StatusBadge>
            </div>
            <p className="mt-2 line-clamp-2 text-sm text-muted">{bundle.summary}</p>
            <div className="mt-3 flex flex-wrap items-center gap-1.5">
              {bundle.tools.slice(0, 6).map((tool) => (
                <LogoTile
                  key={tool.tool_id}
                  name={tool.name}
                  slug={tool.slug}
                  src={tool.logo_url}
                  size={28}
                />
              ))}
              <span className="ml-1 text-sm text-muted">
                {plural(bundle.tools.length, 'tool')} · popularity {bundle.popularity}
              </span>
            </div>
            <div className="mt-auto flex justify-end gap-0.5 pt-3">
              {bundle.status === 'active' && (
                <a
                  href={`/bundles/${bundle.slug}`}
                  target="_blank"
                  rel="noreferrer"
                  className={buttonClass('ghost', 'icon')}
                  aria-label={`Public page of ${bundle.name}`}
                  title="Public page"
                >
                  <ExternalLink className="size-4" aria-hidden="true" />
                </a>
              )}
              <IconAction
                icon={History}
                title="History of"
                of={bundle.name}
                onClick={() => setHistory(bundle)}
              />
              <IconAction icon={Pencil} title="Edit" of={bundle.name} onClick={() => setEditing(bundle)} />
              <IconAction icon={Trash2} title="Delete" of={bundle.name} onClick={() => setAsked(bundle)} />
            </div>
          </>
        )}
        empty={
          <EmptyState title="No bundles yet" icon={<Package className="size-6" aria-hidden="true" />}>
            <Button variant="primary" onClick={onAdd}>
              Create Bundle
            </Button>
          </EmptyState>
        }
        emptyFiltered="No bundles found"
      />
      <ConfirmDialog
        question={asked && 'Are you sure you want to delete this bundle?'}
        detail={`${asked?.name} will lie in the bin, from which it can be restored.`}
        action="Delete"
        onConfirm={() => void (asked && remove(asked))}
        onClose={() => setAsked(null)}
      />
      {editing && <BundleDialog bundle={editing} onClose={() => setEditing(null)} />}
      {history && <HistoryDialog kind="bundle" record={history} onClose={() => setHistory(null)} />}
    </>
  )
}
