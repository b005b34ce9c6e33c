import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { AreaInput } from '../../../../admin-kit/form/AreaInput.tsx'
import { RecordForm } from '../../../../admin-kit/form/RecordForm.tsx'
import { TextInput } from '../../../../admin-kit/form/TextInput.tsx'
import { tellSaved } from '../../../../admin-kit/form/tell-saved.ts'
import { isAdminQuery } from '../../../../admin-kit/screen/admin-session.ts'
import { api } from '../../../../app/query.ts'
import { AppError } from '../../../../shared/errors.ts'
import { slugify } from '../../../../shared/slug.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { type AdminCategory, CategoryInput } from '../../admin-categories.contract.ts'

interface Values {
  name: string
  slug: string
  description: string
  icon: string
  tags: string
}

const toValues = (category: AdminCategory | null): Values => ({
  name: category?.name ?? '',
  slug: category?.slug ?? '',
  description: category?.description ?? '',
  icon: category?.icon ?? '',
  tags: category?.tags ?? '',
})
const toInput = (values: Values) => values

async function read({ id }: AdminCategory): Promise<AdminCategory> {
  const found = (await api('GET /api/admin/categories', { query: {} })).find((c) => c.id === id)
  if (!found) throw new AppError('not_found', 'Category not found')
  return found
}

/** Adds or edits a category. */
export function CategoryDialog({
  category,
  onClose,
}: {
  category: AdminCategory | null
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  return (
    <Dialog open onClose={onClose} title={category ? 'Edit Category' : 'Add Category'}>
      <RecordForm
        kind="category"
        noun="category"
        record={category}
        toValues={toValues}
        toInput={toInput}
        schema={CategoryInput}
        read={read}
        create={(body) => api('POST /api/admin/categories', { body })}
        update={(body, { id }) => api('PUT /api/admin/categories/{id}', { params: { id: String(id) }, body })}
        failed={(reason) => `Failed to save category: ${reason}`}
        lost="Error saving category. Please try again."
        onSaved={(saved, isNew) => {
          tellSaved(isNew ? 'Category created successfully!' : 'Category updated successfully!', saved)
          onClose()
          void queryClient.invalidateQueries({ predicate: isAdminQuery })
          void queryClient.invalidateQueries({ queryKey: ['GET /api/categories'] })
        }}
        onCancel={onClose}
      >
        <TextInput name="name" label="Name" required />
        <SlugInput isNew={category === null} />
        <AreaInput name="description" label="Description" rows={3} />
        <TextInput name="icon" label="Icon" hint="An emoji, or the address of an image." />
        <TextInput name="tags" label="Tags" hint="With commas between them." />
      </RecordForm>
    </Dialog>
  )
}

/** The slug of a new category follows its name until somebody writes another one. */
function SlugInput({ isNew }: { isNew: boolean }) {
  const { setValue, getFieldState } = useFormContext<Values>()
  const name = useWatch<Values, 'name'>({ name: 'name' })
  useEffect(() => {
    if (isNew && !getFieldState('slug').isDirty) setValue('slug', slugify(name))
  }, [isNew, name, setValue, getFieldState])
  return <TextInput name="slug" label="Slug" required hint="Lowercase letters, digits and hyphens." />
}
