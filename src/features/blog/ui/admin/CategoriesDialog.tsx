import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, freshQuery } from '../../../../app/query.ts'
import { AppError } from '../../../../shared/errors.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { EmojiIcon } from '../../../../ui/EmojiIcon.tsx'
import { FormFailure } from '../../../../ui/FormFailure.tsx'
import { plural } from '../../../../ui/text.ts'
import { useAction } from '../../../../ui/useAction.ts'
import type { AdminBlogCategory } from '../../blog-categories.contract.ts'
import { CategoryForm } from './CategoryForm.tsx'
import { ConfirmDelete } from './ConfirmDelete.tsx'

/** The categories of the blog: adding, changing and deleting them. */
export function CategoriesDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const [editing, setEditing] = useState<AdminBlogCategory | 'new' | null>(null)
  const [deleting, setDeleting] = useState<AdminBlogCategory | null>(null)
  const { failure, run } = useAction((error) =>
    error instanceof AppError ? `Failed to delete category: ${error.message}` : 'Error deleting category',
  )
  const reload = () =>
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes('blog') })
  const remove = ({ id }: AdminBlogCategory) => {
    setDeleting(null)
    void run(async () => {
      await api('DELETE /api/admin/blog-categories/{id}', { params: { id: String(id) } })
      await reload()
    })
  }
  const stay = deleting?.post_count === 1 ? '1 post stays' : `${deleting?.post_count} posts stay`
  return (
    <Dialog open onClose={onClose} title="Blog Categories">
      <FormFailure message={failure} />
      {editing ? (
        <CategoryForm
          category={editing === 'new' ? null : editing}
          onCancel={() => setEditing(null)}
          onSaved={() => void reload().then(() => setEditing(null))}
        />
      ) : (
        <>
          <Categories onEdit={setEditing} onDelete={setDeleting} />
          <Button variant="primary" className="mt-4" onClick={() => setEditing('new')}>
            Add Category
          </Button>
        </>
      )}
      <ConfirmDelete
        open={deleting !== null}
        question="Are you sure you want to delete this category?"
        name={deleting?.name ?? ''}
        detail={deleting?.post_count ? `${stay} without it.` : undefined}
        onClose={() => setDeleting(null)}
        onConfirm={() => deleting && remove(deleting)}
      />
    </Dialog>
  )
}

interface ListProps {
  onEdit: (category: AdminBlogCategory) => void
  onDelete: (category: AdminBlogCategory) => void
}

function Categories({ onEdit, onDelete }: ListProps) {
  const query = freshQuery('GET /api/admin/blog-categories', {})
  const { data: categories, error, refetch } = useQuery(query)
  if (!categories && error) {
    return (
      <p role="alert">
        The categories could not be loaded.{' '}
        <button type="button" className="link" onClick={() => void refetch()}>
          Retry
        </button>
      </p>
    )
  }
  if (!categories) return <div className="skeleton h-48" aria-busy="true" />
  return (
    <ul className="grid gap-1">
      {categories.map((category) => (
        <li key={category.id} className="flex items-center gap-2 border-b border-line py-1.5 text-sm">
          <EmojiIcon emoji={category.icon} size={18} />
          <span className="min-w-0 flex-1 truncate font-medium">{category.name}</span>
          <span className="text-muted tabular-nums">{plural(category.post_count, 'post')}</span>
          {[
            { label: 'Edit', run: onEdit },
            { label: 'Delete', run: onDelete },
          ].map(({ label, run }) => (
            <Button
              key={label}
              variant="ghost"
              size="sm"
              aria-label={`${label} ${category.name}`}
              onClick={() => run(category)}
            >
              {label}
            </Button>
          ))}
        </li>
      ))}
      {categories.length === 0 && <li className="text-muted">There are no blog categories yet.</li>}
    </ul>
  )
}
