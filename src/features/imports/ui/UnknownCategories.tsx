import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Options } from '../../../ui/Options.tsx'
import { plural } from '../../../ui/text.ts'
import type { Import, ImportChoices } from '../imports.contract.ts'
import type { ImportConfig } from './import-config.ts'

interface Props {
  current: Import
  config: ImportConfig
  isBusy: boolean
  onChange: (choices: Pick<ImportChoices, 'categories' | 'unknown_categories'>) => void
}

/** Categories that the file names and nobody knows: create them, leave them out, or say which are meant. */
export function UnknownCategories({ current, config, isBusy, onChange }: Props) {
  const { data: known = [] } = useQuery(apiQuery('GET /api/categories', {}))
  const { categories, unknown_categories } = current.choices
  const unknown = current.unknown_categories
  const choose = (name: string, value: string) => {
    const chosen = value === 'create' || value === 'none' || value === 'refuse' ? value : Number(value)
    onChange({ unknown_categories, categories: { ...categories, [name]: chosen } })
  }
  return (
    <fieldset className="card p-4" disabled={isBusy}>
      <legend className="sr-only">Unknown categories</legend>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-medium">{plural(unknown.length, 'category does', 'categories do')} not exist</p>
        <Button size="sm" onClick={() => onChange({ unknown_categories: 'create', categories: {} })}>
          Create all
        </Button>
      </div>
      <ul className="mt-3 grid max-h-72 gap-2 overflow-y-auto">
        {unknown.map(({ name, rows }) => (
          <li key={name} className="grid items-center gap-x-6 gap-y-1 sm:grid-cols-[1fr_16rem]">
            <label htmlFor={`category-${name}`} className="min-w-0 text-sm break-words">
              {name} <span className="text-muted">({plural(rows, config.one, config.many)})</span>
            </label>
            <select
              id={`category-${name}`}
              className="field"
              value={String(categories[name] ?? unknown_categories)}
              onChange={(event) => choose(name, event.target.value)}
            >
              <option value="refuse">Refuse the rows</option>
              <option value="create">Create the category</option>
              <option value="none">No category</option>
              <optgroup label="It means">
                <Options of={known.map((category) => [category.id, category.name])} />
              </optgroup>
            </select>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
