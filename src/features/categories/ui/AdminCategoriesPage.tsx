import { Shapes } from 'lucide-react'
import { AddButton } from '../../../admin-kit/list/AddButton.tsx'
import { CardList } from '../../../admin-kit/list/CardList.tsx'
import { NothingYet } from '../../../admin-kit/list/NothingYet.tsx'
import { RecordDialogs } from '../../../admin-kit/list/RecordDialogs.tsx'
import { RowActions } from '../../../admin-kit/list/RowActions.tsx'
import { useRecordRows } from '../../../admin-kit/list/useRecordRows.ts'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { ListFilters } from '../../../admin-kit/table/ListFilters.tsx'
import { useListed } from '../../../admin-kit/table/useListed.ts'
import { plural } from '../../../ui/text.ts'
import type { AdminCategory } from '../admin-categories.contract.ts'
import { CategoryDialog } from './admin/CategoryDialog.tsx'
import { DeleteCategory } from './admin/DeleteCategory.tsx'
import { CategoryIcon } from './CategoryIcon.tsx'

/** Category management. */
export function AdminCategoriesPage() {
  return (
    <AdminScreen title="Categories" actions={<AddButton>Add Category</AddButton>}>
      {() => <Categories />}
    </AdminScreen>
  )
}

function Categories() {
  const listed = useListed('GET /api/admin/categories', { sort: 'name' })
  const rows = useRecordRows<AdminCategory>((category) => category.name)
  return (
    <>
      <CardList
        {...listed}
        label="Categories"
        filters={<ListFilters state={listed.state} search="Search categories" />}
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
              <RowActions rows={rows} row={category} />
            </div>
          </>
        )}
        empty={<NothingYet icon={Shapes} title="No categories yet" add="Add Category" />}
        emptyFiltered="No categories found"
      />
      <RecordDialogs
        kind="category"
        rows={rows}
        form={(category, onClose) => <CategoryDialog category={category} onClose={onClose} />}
        question={
          rows.asked?.[0] && <DeleteCategory category={rows.asked[0]} onClose={() => rows.remove(null)} />
        }
      />
    </>
  )
}
