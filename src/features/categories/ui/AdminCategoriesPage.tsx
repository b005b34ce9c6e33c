import { History, Pencil, Plus, Shapes, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { HistoryDialog } from '../../../admin-kit/history/HistoryDialog.tsx'
import { CardList } from '../../../admin-kit/list/CardList.tsx'
import { IconAction } from '../../../admin-kit/list/IconAction.tsx'
import { useAdding } from '../../../admin-kit/list/useAdding.ts'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { TableSearch } from '../../../admin-kit/table/TableSearch.tsx'
import { useAdminList } from '../../../admin-kit/table/useAdminList.ts'
import { useListState } from '../../../admin-kit/table/useListState.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { plural } from '../../../ui/text.ts'
import type { AdminCategory } from '../admin-categories.contract.ts'
import { CategoryDialog } from './admin/CategoryDialog.tsx'
import { DeleteCategory } from './admin/DeleteCategory.tsx'
import { CategoryIcon } from './CategoryIcon.tsx'

/** Category management. */
export function AdminCategoriesPage() {
  const [adding, setAdding] = useAdding()
  return (
    <AdminScreen
      title="Categories"
      actions={
        <Button variant="primary" onClick={() => setAdding(true)} icon={Plus}>
          Add Category
        </Button>
      }
    >
      {() => (
        <>
          <Categories onAdd={() => setAdding(true)} />
          {adding && <CategoryDialog category={null} onClose={() => setAdding(false)} />}
        </>
      )}
    </AdminScreen>
  )
}

function Categories({ onAdd }: { onAdd: () => void }) {
  const state = useListState({ sort: 'name', filters: [] })
  const list = useAdminList('GET /api/admin/categories', state.query)
  const [editing, setEditing] = useState<AdminCategory | null>(null)
  const [deleting, setDeleting] = useState<AdminCategory | null>(null)
  const [history, setHistory] = useState<AdminCategory | null>(null)
  return (
    <>
      <CardList
        label="Categories"
        list={list}
        state={state}
        filters={<TableSearch state={state} label="Search categories" />}
        card={(category) => (
          <>
            <div className="flex items-start gap-3">
              <CategoryIcon category={category} size={36} />
              <div className="min-w-0 flex-1">
                <h2 className="text-lg break-words">{category.name}</h2>
                <p className="truncate text-sm text-muted">{category.slug}</p>
              </div>
              <span className="text-sm whitespace-nowrap text-muted">
                {plural(category.tool_count, 'tool')}
              </span>
            </div>
            <p className="mt-3 line-clamp-3 text-sm text-muted">{category.description}</p>
            {category.tags && <p className="mt-2 truncate text-xs text-muted">{category.tags}</p>}
            <div className="mt-auto flex justify-end gap-0.5 pt-3">
              <IconAction
                icon={History}
                title="History of"
                of={category.name}
                onClick={() => setHistory(category)}
              />
              <IconAction
                icon={Pencil}
                title="Edit"
                of={category.name}
                onClick={() => setEditing(category)}
              />
              <IconAction
                icon={Trash2}
                title="Delete"
                of={category.name}
                onClick={() => setDeleting(category)}
              />
            </div>
          </>
        )}
        empty={
          <EmptyState title="No categories yet" icon={<Shapes className="size-6" aria-hidden="true" />}>
            <Button variant="primary" onClick={onAdd}>
              Add Category
            </Button>
          </EmptyState>
        }
        emptyFiltered="No categories found"
      />
      {editing && <CategoryDialog category={editing} onClose={() => setEditing(null)} />}
      {deleting && <DeleteCategory category={deleting} onClose={() => setDeleting(null)} />}
      {history && <HistoryDialog kind="category" record={history} onClose={() => setHistory(null)} />}
    </>
  )
}
