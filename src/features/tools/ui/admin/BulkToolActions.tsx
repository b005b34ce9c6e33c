import { buttonClass } from '../../../../ui/button.ts'
import { FilterSelect } from '../../../admin/ui/table/FilterSelect.tsx'

interface Props {
  categories: { id: number; name: string }[]
  onChange: (set: { is_featured?: boolean; status?: 'active' | 'inactive'; category_id?: number }) => void
  onDelete: () => void
}

/** What can be done with the selected tools. */
export function BulkToolActions({ categories, onChange, onDelete }: Props) {
  return (
    <>
      <button
        type="button"
        className={buttonClass('secondary', 'sm')}
        onClick={() => onChange({ is_featured: true })}
      >
        Feature
      </button>
      <button
        type="button"
        className={buttonClass('secondary', 'sm')}
        onClick={() => onChange({ is_featured: false })}
      >
        Unfeature
      </button>
      <button
        type="button"
        className={buttonClass('secondary', 'sm')}
        onClick={() => onChange({ status: 'active' })}
      >
        Activate
      </button>
      <button
        type="button"
        className={buttonClass('secondary', 'sm')}
        onClick={() => onChange({ status: 'inactive' })}
      >
        Deactivate
      </button>
      <FilterSelect
        label="Move to a category"
        all="Move to…"
        value=""
        options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(id) => id && onChange({ category_id: Number(id) })}
      />
      <button type="button" className={buttonClass('danger', 'sm')} onClick={onDelete}>
        Delete
      </button>
    </>
  )
}
