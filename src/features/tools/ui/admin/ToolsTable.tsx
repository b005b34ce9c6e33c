import { useQuery } from '@tanstack/react-query'
import { ExternalLink, History, Pencil, Star, Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { HistoryDialog } from '../../../../admin-kit/history/HistoryDialog.tsx'
import { useRecordActions } from '../../../../admin-kit/history/useRecordActions.ts'
import { IconAction } from '../../../../admin-kit/list/IconAction.tsx'
import { useBulkQuestion } from '../../../../admin-kit/list/useBulkQuestion.ts'
import { AdminTable } from '../../../../admin-kit/table/AdminTable.tsx'
import { ListFilter } from '../../../../admin-kit/table/ListFilter.tsx'
import { TableSearch } from '../../../../admin-kit/table/TableSearch.tsx'
import { useAdminList } from '../../../../admin-kit/table/useAdminList.ts'
import { type ListState, useListState } from '../../../../admin-kit/table/useListState.ts'
import { api, apiQuery } from '../../../../app/query.ts'
import { AppError } from '../../../../shared/errors.ts'
import { UNCATEGORIZED } from '../../../../shared/uncategorized.ts'
import { Button } from '../../../../ui/Button.tsx'
import { buttonClass } from '../../../../ui/button.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { plural } from '../../../../ui/text.ts'
import { toast } from '../../../../ui/toast.ts'
import type { AdminToolRow } from '../../admin-tools.contract.ts'
import { PRICING_MODELS } from '../../tools.limits.ts'
import { BulkToolActions, type ToolBulkAction } from './BulkToolActions.tsx'
import { ToolDialog } from './ToolDialog.tsx'
import { useFeatured } from './useFeatured.ts'
import { useToolColumns } from './useToolColumns.ts'

const FILTERS = ['category_id', 'pricing', 'status', 'featured'] as const

/** The list of all tools, inactive ones too, with what can be done with them. */
export function ToolsTable({ onAdd }: { onAdd: () => void }) {
  const state = useListState({ sort: 'name', filters: FILTERS })
  const list = useAdminList('GET /api/admin/tools', { ...state.query, ...state.filters })
  const { data: categories = [] } = useQuery(apiQuery('GET /api/categories', { query: { _t: 'admin' } }))
  const [editing, setEditing] = useState<number | null>(null)
  const [asked, setAsked] = useState<AdminToolRow[] | null>(null)
  const [history, setHistory] = useState<AdminToolRow | null>(null)
  const records = useRecordActions('tool', {
    deleted: (n) => (n === 1 ? 'Tool moved to the bin' : `${n} tools moved to the bin`),
    failed: 'Failed to delete tool',
    lost: 'Error deleting tool',
  })
  const toggleFeatured = useFeatured()
  const edit = useCallback((tool: AdminToolRow) => setEditing(tool.id), [])
  const columns = useToolColumns({ edit, feature: toggleFeatured })

  const { ask, question } = useBulkQuestion()
  const remove = (tools: AdminToolRow[]) =>
    records.remove(
      tools.map((tool) => tool.id),
      (id) => api('DELETE /api/admin/tools/{id}', { params: { id: String(id) } }),
    )
  const changeAll = async (tools: AdminToolRow[], { done, set }: ToolBulkAction, clear: () => void) => {
    try {
      const ids = tools.map((tool) => tool.id)
      const { changed, batch } = await api('POST /api/admin/tools/change', { body: { ids, set } })
      clear()
      await records.reload()
      records.tellDone(batch ? `${plural(changed, 'tool')} ${done}` : `They were ${done} already`, batch)
    } catch (error) {
      const message = error instanceof AppError ? error.message : 'the server did not answer'
      void toast({ title: `Failed to save tool: ${message}` })
    }
  }

  return (
    <>
      <AdminTable
        name="tools"
        label="Tools"
        columns={columns}
        list={list}
        state={state}
        nameOf={(tool) => tool.name}
        onOpen={(tool) => setEditing(tool.id)}
        filters={<ToolListFilters state={state} categories={categories} />}
        bulk={(tools, clear) => (
          <BulkToolActions
            categories={categories}
            onChoose={(action) =>
              ask(tools.length, {
                question: `${action.label} ${tools.length} tools${action.where ?? ''}?`,
                action: action.label,
                run: () => void changeAll(tools, action, clear),
              })
            }
            onDelete={() => setAsked(tools)}
          />
        )}
        actions={(tool) => (
          <ToolActions
            tool={tool}
            onHistory={() => setHistory(tool)}
            onEdit={() => setEditing(tool.id)}
            onDelete={() => setAsked([tool])}
          />
        )}
        empty={
          <EmptyState title="No tools yet" icon={<Star className="size-6" aria-hidden="true" />}>
            <p className="text-muted">Add the first one, or import a spreadsheet.</p>
            <Button variant="primary" onClick={onAdd}>
              Add Tool
            </Button>
          </EmptyState>
        }
      />
      <ConfirmDialog
        question={
          asked &&
          (asked.length === 1
            ? 'Are you sure you want to delete this tool?'
            : `Are you sure you want to delete these ${asked.length} tools?`)
        }
        detail={`${asked?.length === 1 ? asked[0]!.name : 'They'} will lie in the bin, from which it can be restored.`}
        action="Delete"
        onConfirm={() => void (asked && remove(asked))}
        onClose={() => setAsked(null)}
      />
      {question}
      {editing !== null && <ToolDialog id={editing} onClose={() => setEditing(null)} />}
      {history && <HistoryDialog kind="tool" record={history} onClose={() => setHistory(null)} />}
    </>
  )
}

interface FiltersProps {
  state: ListState
  categories: { id: number; name: string }[]
}

function ToolListFilters({ state, categories }: FiltersProps) {
  return (
    <>
      <TableSearch state={state} label="Search tools" />
      <ListFilter
        state={state}
        name="category_id"
        label="Category"
        all="All categories"
        options={[
          { value: '0', label: UNCATEGORIZED.name },
          ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <ListFilter
        state={state}
        name="pricing"
        label="Pricing"
        all="Any price"
        options={PRICING_MODELS.map((value) => ({ value, label: value }))}
      />
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
      <ListFilter
        state={state}
        name="featured"
        label="Featured"
        all="Featured or not"
        options={[
          { value: 'true', label: 'Featured' },
          { value: 'false', label: 'Not featured' },
        ]}
      />
    </>
  )
}

interface ActionsProps {
  tool: AdminToolRow
  onHistory: () => void
  onEdit: () => void
  onDelete: () => void
}

function ToolActions({ tool, onHistory, onEdit, onDelete }: ActionsProps) {
  return (
    <>
      <a
        href={`/tools/${tool.slug}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('ghost', 'icon')}
        aria-label={`Public page of ${tool.name}`}
        title="Public page"
      >
        <ExternalLink className="size-4" aria-hidden="true" />
      </a>
      <IconAction icon={History} title="History of" of={tool.name} onClick={onHistory} />
      <IconAction icon={Pencil} title="Edit" of={tool.name} onClick={onEdit} />
      <IconAction icon={Trash2} title="Delete" of={tool.name} onClick={onDelete} />
    </>
  )
}
