import { useQuery } from '@tanstack/react-query'
import { ListChecks, Star } from 'lucide-react'
import { useRecordActions } from '../../../../admin-kit/history/useRecordActions.ts'
import { DeleteQuestion } from '../../../../admin-kit/list/DeleteQuestion.tsx'
import { NothingYet } from '../../../../admin-kit/list/NothingYet.tsx'
import { RecordDialogs } from '../../../../admin-kit/list/RecordDialogs.tsx'
import { RowActions } from '../../../../admin-kit/list/RowActions.tsx'
import { useBulkQuestion } from '../../../../admin-kit/list/useBulkQuestion.ts'
import { type RecordRows, useRecordRows } from '../../../../admin-kit/list/useRecordRows.ts'
import { AdminTable } from '../../../../admin-kit/table/AdminTable.tsx'
import {
  ACTIVITY_CHOICE,
  type ListChoice,
  ListFilters,
  optionsOf,
} from '../../../../admin-kit/table/ListFilters.tsx'
import { useListed } from '../../../../admin-kit/table/useListed.ts'
import { api, apiQuery } from '../../../../app/query.ts'
import { UNCATEGORIZED } from '../../../../shared/uncategorized.ts'
import { buttonClass } from '../../../../ui/button.ts'
import { Link } from '../../../../ui/Link.tsx'
import type { AdminToolRow } from '../../admin-tools.contract.ts'
import { PRICING_MODELS } from '../../tools.limits.ts'
import { BulkToolActions, type ToolBulkAction } from './BulkToolActions.tsx'
import { ToolDialog } from './ToolDialog.tsx'
import { useFeatured } from './useFeatured.ts'
import { useToolColumns } from './useToolColumns.ts'

const choicesOf = (categories: { id: number; name: string }[]): ListChoice[] => [
  {
    name: 'category_id',
    label: 'Category',
    all: 'All categories',
    options: [{ id: 0, name: UNCATEGORIZED.name }, ...categories].map(({ id, name }) => ({
      value: String(id),
      label: name,
    })),
  },
  {
    name: 'pricing',
    label: 'Pricing',
    all: 'Any price',
    options: PRICING_MODELS.map((value) => ({ value, label: value })),
  },
  ACTIVITY_CHOICE,
  {
    name: 'featured',
    label: 'Featured',
    all: 'Featured or not',
    options: optionsOf({ true: 'Featured', false: 'Not featured' }),
  },
]

/** The list of all tools, inactive ones too, with what can be done with them. */
export function ToolsTable() {
  const { data: categories = [] } = useQuery(apiQuery('GET /api/categories', { query: { _t: 'admin' } }))
  const choices = choicesOf(categories)
  const listed = useListed('GET /api/admin/tools', { sort: 'name', choices })
  const rows = useRecordRows<AdminToolRow>((tool) => tool.name)
  const columns = useToolColumns({ edit: rows.edit, feature: useFeatured() })
  const { ask, question } = useBulkQuestion()
  const { change } = useRecordActions('tool')
  const changeAll = (tools: AdminToolRow[], { done, set }: ToolBulkAction, clear: () => void) => {
    const call = async () => {
      const bulk = await api('POST /api/admin/tools/change', {
        body: { ids: tools.map(({ id }) => id), set },
      })
      clear()
      return bulk
    }
    void change(call, done, 'the server did not answer')
  }
  return (
    <>
      <AdminTable
        {...listed}
        name="tools"
        label="Tools"
        columns={columns}
        nameOf={(tool) => tool.name}
        onOpen={rows.edit}
        filters={<ListFilters state={listed.state} search="Search tools" choices={choices} />}
        bulk={(tools, clear) => (
          <BulkToolActions
            categories={categories}
            onChoose={(action) =>
              ask(tools.length, {
                question: `${action.label} ${tools.length} tools${action.where ?? ''}?`,
                action: action.label,
                run: () => changeAll(tools, action, clear),
              })
            }
            onDelete={() => rows.remove(tools)}
          />
        )}
        actions={(tool) => (
          <>
            <Link
              to="/admin/tools/$id/facts"
              params={{ id: String(tool.id) }}
              className={buttonClass('ghost', 'icon')}
              aria-label={`Facts of ${tool.name}`}
              title="Facts"
            >
              <ListChecks className="size-4" aria-hidden="true" />
            </Link>
            <RowActions rows={rows} row={tool} page={`/tools/${tool.slug}`} />
          </>
        )}
        empty={
          <NothingYet
            icon={Star}
            title="No tools yet"
            text="Add the first one, or import a spreadsheet."
            add="Add Tool"
          />
        }
      />
      {question}
      <RecordDialogs
        kind="tool"
        rows={rows}
        form={(tool, onClose) => <ToolDialog id={tool?.id ?? null} onClose={onClose} />}
        question={<DeleteTools rows={rows} />}
      />
    </>
  )
}

function DeleteTools({ rows }: { rows: RecordRows<AdminToolRow> }) {
  const [first] = rows.asked ?? []
  const who = first && rows.asked?.length === 1 ? first.name : 'They'
  return (
    <DeleteQuestion
      kind="tool"
      rows={rows}
      detail={`${who} will lie in the bin, from which it can be restored.`}
      move={(id) => api('DELETE /api/admin/tools/{id}', { params: { id: String(id) } })}
    />
  )
}
