import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { AreaInput } from '../../../../admin-kit/form/AreaInput.tsx'
import { EmojiInput } from '../../../../admin-kit/form/EmojiInput.tsx'
import { type SchemaValues, schemaValues } from '../../../../admin-kit/form/field-values.ts'
import { RecordDialog } from '../../../../admin-kit/form/RecordDialog.tsx'
import { TextInput } from '../../../../admin-kit/form/TextInput.tsx'
import { api } from '../../../../app/query.ts'
import { AppError } from '../../../../shared/errors.ts'
import { slugify } from '../../../../shared/slug.ts'
import { type AdminCategory, CategoryInput } from '../../admin-categories.contract.ts'

type Values = SchemaValues<typeof CategoryInput>

const toValues = (category: AdminCategory | null): Values => ({
  ...schemaValues(CategoryInput, category),
  // It is made where none is given.
  ...(!category && { icon: '' }),
})
async function read({ id }: AdminCategory): Promise<AdminCategory> {
  const found = (await api('GET /api/admin/categories', { query: {} })).find((c) => c.id === id)
  if (!found) throw new AppError('not_found', 'Category not found')
  return found
}

interface Props {
  category: AdminCategory | null
  onClose: () => void
}

/** Adds or edits a category. */
export function CategoryDialog({ category, onClose }: Props) {
  return (
    <RecordDialog
      kind="category"
      noun="category"
      title={category ? 'Edit Category' : 'Add Category'}
      record={category}
      toValues={toValues}
      toInput={(values) => values}
      schema={CategoryInput}
      read={read}
      create={(body) => api('POST /api/admin/categories', { body })}
      update={(body, { id }) => api('PUT /api/admin/categories/{id}', { params: { id: String(id) }, body })}
      lost="Error saving category. Please try again."
      created="Category created successfully!"
      changed="Category updated successfully!"
      alsoStale="GET /api/categories"
      onClose={onClose}
    >
      <TextInput name="name" label="Name" required />
      <SlugInput isNew={category === null} />
      <AreaInput name="description" label="Description" rows={3} />
      <EmojiInput name="icon" label="Icon" hint="An emoji, or the address of an image." />
      <TextInput name="tags" label="Tags" hint="With commas between them." />
    </RecordDialog>
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
