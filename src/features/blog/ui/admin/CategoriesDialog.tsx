import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiQuery } from '../../../../app/query.ts'
import { AppError } from '../../../../shared/errors.ts'
import { buttonClass } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { FormFailure } from '../../../../ui/FormFailure.tsx'
import type { AdminBlogCategory } from '../../blog-categories.contract.ts'
import { ConfirmDelete } from './ConfirmDelete.tsx'

const EMPTY = { name: '', slug: '', icon: '📝', color: '#4f46e5' }
type Values = typeof EMPTY

/** The categories of the blog: adding, changing and deleting them. */
export function CategoriesDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const {
    data: categories,
    error,
    refetch,
  } = useQuery({ ...apiQuery('GET /api/admin/blog-categories', {}), staleTime: 0 })
  const [editing, setEditing] = useState<AdminBlogCategory | 'new' | null>(null)
  const [deleting, setDeleting] = useState<AdminBlogCategory | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const reload = () =>
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes('blog') })
  const remove = async ({ id }: AdminBlogCategory) => {
    setDeleting(null)
    setFailure(null)
    try {
      await api('DELETE /api/admin/blog-categories/{id}', { params: { id: String(id) } })
      await reload()
    } catch (error) {
      setFailure(
        error instanceof AppError ? `Failed to delete category: ${error.message}` : 'Error deleting category',
      )
    }
  }
  return (
    <Dialog open onClose={onClose} title="Blog Categories">
      <FormFailure message={failure} />
      {editing ? (
        <CategoryForm
          category={editing === 'new' ? null : editing}
          onCancel={() => setEditing(null)}
          onSaved={async () => {
            await reload()
            setEditing(null)
          }}
        />
      ) : (
        <>
          {categories ? (
            <ul className="grid gap-1">
              {categories.map((category) => (
                <li key={category.id} className="flex items-center gap-2 border-b border-line py-1.5 text-sm">
                  <span aria-hidden="true">{category.icon}</span>
                  <span className="min-w-0 flex-1 truncate font-medium">{category.name}</span>
                  <span className="text-muted tabular-nums">
                    {category.post_count} {category.post_count === 1 ? 'post' : 'posts'}
                  </span>
                  <button
                    type="button"
                    className={buttonClass('ghost', 'sm')}
                    aria-label={`Edit ${category.name}`}
                    onClick={() => setEditing(category)}
                  >
                    Edit
                  </button>
                  <button
                    type="button"
                    className={buttonClass('ghost', 'sm')}
                    aria-label={`Delete ${category.name}`}
                    onClick={() => setDeleting(category)}
                  >
                    Delete
                  </button>
                </li>
              ))}
              {categories.length === 0 && <li className="text-muted">There are no blog categories yet.</li>}
            </ul>
          ) : error ? (
            <p role="alert">
              The categories could not be loaded.{' '}
              <button type="button" className="link" onClick={() => void refetch()}>
                Retry
              </button>
            </p>
          ) : (
            <div className="skeleton h-48" aria-busy="true" />
          )}
          <button
            type="button"
            className={`${buttonClass('primary')} mt-4`}
            onClick={() => setEditing('new')}
          >
            Add Category
          </button>
        </>
      )}
      <ConfirmDelete
        open={deleting !== null}
        question="Are you sure you want to delete this category?"
        name={deleting?.name ?? ''}
        detail={
          deleting?.post_count
            ? `${deleting.post_count === 1 ? '1 post stays' : `${deleting.post_count} posts stay`} without it.`
            : undefined
        }
        onClose={() => setDeleting(null)}
        onConfirm={() => deleting && void remove(deleting)}
      />
    </Dialog>
  )
}

function CategoryForm({
  category,
  onCancel,
  onSaved,
}: {
  category: AdminBlogCategory | null
  onCancel: () => void
  onSaved: () => Promise<void>
}) {
  const [values, setValues] = useState<Values>(() =>
    category
      ? { name: category.name, slug: category.slug, icon: category.icon, color: category.color }
      : EMPTY,
  )
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setErrors({})
    setFailure(null)
    try {
      if (category) {
        await api('PUT /api/admin/blog-categories/{id}', {
          params: { id: String(category.id) },
          body: { ...values, version: category.version },
        })
      } else await api('POST /api/admin/blog-categories', { body: values })
      await onSaved()
    } catch (error) {
      setErrors((error instanceof AppError && error.fields) || {})
      setFailure(
        error instanceof AppError
          ? `Failed to save category: ${error.message}`
          : 'Error saving category. Please try again.',
      )
    }
  }
  const input = (
    name: keyof Values,
    label: string,
    given: { hint?: string; required?: boolean; type?: string },
  ) => (
    <Field label={label} required={given.required ?? false} hint={given.hint} error={errors[name]}>
      {(field) => (
        <input
          {...field}
          type={given.type ?? 'text'}
          className="field"
          value={values[name]}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <form
      noValidate
      className="grid gap-4"
      aria-label="Blog category"
      onSubmit={(event) => void submit(event)}
    >
      <FormFailure message={failure} />
      {input('name', 'Name', { required: true })}
      {input('icon', 'Icon', { required: true, hint: 'One emoji' })}
      {input('color', 'Colour of drawn covers', { required: true, type: 'color' })}
      {input('slug', 'Slug', { hint: 'Empty: made from the name' })}
      <div className="flex justify-end gap-2">
        <button type="button" className={buttonClass('secondary')} onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className={buttonClass('primary')}>
          Save category
        </button>
      </div>
    </form>
  )
}
