import { FilterSelect } from '../../../../admin-kit/table/FilterSelect.tsx'
import { Button } from '../../../../ui/Button.tsx'

/** Something that is done to several tools: what the button says, what is said afterwards, and what it changes. */
export interface ToolBulkAction {
  label: string
  done: string
  /** Where to, where it goes somewhere. */
  where?: string
  set: { is_featured?: boolean; status?: 'active' | 'inactive'; category_id?: number }
}

const ACTIONS: ToolBulkAction[] = [
  { label: 'Feature', done: 'featured', set: { is_featured: true } },
  { label: 'Unfeature', done: 'no longer featured', set: { is_featured: false } },
  { label: 'Activate', done: 'activated', set: { status: 'active' } },
  { label: 'Deactivate', done: 'deactivated', set: { status: 'inactive' } },
]

interface Props {
  categories: { id: number; name: string }[]
  onChoose: (action: ToolBulkAction) => void
  onDelete: () => void
}

/** What can be done with the selected tools. */
export function BulkToolActions({ categories, onChoose, onDelete }: Props) {
  const moveTo = (id: number) => {
    const where = ` to ${categories.find((category) => category.id === id)?.name}`
    onChoose({ label: 'Move', done: `moved${where}`, where, set: { category_id: id } })
  }
  return (
    <>
      {ACTIONS.map((action) => (
        <Button key={action.label} size="sm" onClick={() => onChoose(action)}>
          {action.label}
        </Button>
      ))}
      <FilterSelect
        label="Move to a category"
        all="Move to…"
        value=""
        options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(id) => id && moveTo(Number(id))}
      />
      <Button variant="danger" size="sm" onClick={onDelete}>
        Delete
      </Button>
    </>
  )
}
