import { useNavigate } from '@tanstack/react-router'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'
import type { Category } from '../categories.contract.ts'
import { CATEGORY_FREE_SHARES, CATEGORY_MIN_TOOLS } from '../categories.limits.ts'
import { allTags, filterCategories, knownTag } from '../categories-filter.ts'
import { type CategoriesSearch, countFilters } from './categories-search.ts'

/** The form of the whole page: without JavaScript it carries every choice to the address. */
export const FORM = 'categories-form'

/** Number of tools, share of free ones and tag. A number says how many categories a choice would leave. */
export function AdvancedFilters({
  categories,
  search,
}: {
  categories: Category[]
  search: CategoriesSearch
}) {
  const tag = knownTag(categories, search.tag)
  const chosen = countFilters({ ...search, tag })
  // Open at first only: whoever opens or closes it later has the say.
  const [open] = useState(chosen > 0)
  const left = (choice: CategoriesSearch) => filterCategories(categories, { ...search, ...choice }).length
  return (
    <details open={open} className="card group open:basis-full max-sm:basis-full">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-card px-4 md:min-h-10 text-sm font-medium [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal className="size-4 text-muted" aria-hidden="true" />
        Advanced Filters
        {chosen > 0 && (
          <span className="rounded-full bg-accent px-2 text-xs leading-5 text-on-accent tabular-nums">
            {chosen}
            <span className="sr-only"> chosen</span>
          </span>
        )}
        <ChevronDown
          className="ml-auto size-4 text-muted transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="grid gap-4 border-t border-line p-4 sm:grid-cols-3">
        <Choice label="Number of tools" name="min_tools" value={search.min_tools}>
          <option value="">Any number</option>
          {CATEGORY_MIN_TOOLS.map((min_tools) => (
            <option key={min_tools} value={min_tools}>
              {min_tools} or more ({left({ min_tools })})
            </option>
          ))}
        </Choice>
        <Choice label="Share of free tools" name="free" value={search.free}>
          <option value="">Any share</option>
          {CATEGORY_FREE_SHARES.map((free) => (
            <option key={free} value={free}>
              {free}% or more ({left({ free })})
            </option>
          ))}
        </Choice>
        <Choice label="Tag" name="tag" value={tag}>
          <option value="">Any tag</option>
          {allTags(categories).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Choice>
        <div className={`${chosen > 0 ? 'flex' : 'no-js-block hidden'} gap-2 sm:col-span-3`}>
          {chosen > 0 && (
            <Link
              to="/categories"
              search={{ ...search, min_tools: undefined, free: undefined, tag: undefined }}
              resetScroll={false}
              className={buttonClass('secondary', 'sm')}
            >
              Clear Filters
            </Link>
          )}
          <ApplyButton />
        </div>
      </div>
    </details>
  )
}

interface ChoiceProps {
  label: string
  name: 'min_tools' | 'free' | 'tag'
  value: string | number | undefined
  children: ReactNode
}

function Choice({ label, name, value, children }: ChoiceProps) {
  const navigate = useNavigate({ from: '/categories' })
  const id = useId()
  return (
    <div className="text-sm">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <select
        id={id}
        form={FORM}
        name={name}
        className="field"
        value={value ?? ''}
        onChange={({ target }) => {
          const next = name === 'tag' ? target.value : Number(target.value)
          void navigate({ search: (now) => ({ ...now, [name]: next || undefined }), resetScroll: false })
        }}
      >
        {children}
      </select>
    </div>
  )
}

/** Sends the form; with JavaScript each choice applies by itself. */
export function ApplyButton() {
  return (
    <span className="no-js-block hidden">
      <Button type="submit" form={FORM} size="sm">
        Apply
      </Button>
    </span>
  )
}
