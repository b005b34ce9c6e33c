import { EmojiInput } from '../../../../admin-kit/form/EmojiInput.tsx'
import { RecordForm } from '../../../../admin-kit/form/RecordForm.tsx'
import { TextInput } from '../../../../admin-kit/form/TextInput.tsx'
import { tellSaved } from '../../../../admin-kit/form/tell-saved.ts'
import { api } from '../../../../app/query.ts'
import { AppError } from '../../../../shared/errors.ts'
import { type AdminBlogCategory, BlogCategoryInput } from '../../blog-categories.contract.ts'

const EMPTY = { name: '', slug: '', icon: '📝', color: '#4f46e5' }

const toValues = (category: AdminBlogCategory | null) => {
  const { name, slug, icon, color } = category ?? EMPTY
  return { name, slug, icon, color }
}
const toInput = (values: typeof EMPTY) => values

async function read({ id }: AdminBlogCategory): Promise<AdminBlogCategory> {
  const found = (await api('GET /api/admin/blog-categories', {})).find((category) => category.id === id)
  if (!found) throw new AppError('not_found', 'Blog category not found')
  return found
}

interface Props {
  category: AdminBlogCategory | null
  onCancel: () => void
  onSaved: () => void
}

/** Adds or edits a category of the blog. */
export function CategoryForm({ category, onCancel, onSaved }: Props) {
  return (
    <RecordForm
      kind="blog_category"
      noun="blog category"
      label="Blog category"
      saveLabel="Save category"
      record={category}
      toValues={toValues}
      toInput={toInput}
      schema={BlogCategoryInput}
      read={read}
      create={(body) => api('POST /api/admin/blog-categories', { body })}
      update={(body, { id }) =>
        api('PUT /api/admin/blog-categories/{id}', { params: { id: String(id) }, body })
      }
      failed={(reason) => `Failed to save category: ${reason}`}
      lost="Error saving category. Please try again."
      onSaved={(saved) => {
        // The list that comes back says enough, unless somebody else has a part in it.
        if (saved.merged_with?.length) tellSaved('Category saved', saved)
        onSaved()
      }}
      onCancel={onCancel}
    >
      <TextInput name="name" label="Name" required />
      <EmojiInput name="icon" label="Icon" required hint="One emoji" />
      <TextInput name="color" label="Colour of drawn covers" required type="color" />
      <TextInput name="slug" label="Slug" hint="Empty: made from the name" />
    </RecordForm>
  )
}
