import {
  type Change,
  newBatch,
  recordChanges,
  writeContent,
} from '../../../kernel/changes/changes.queries.ts'
import {
  type FieldChanges,
  freeOwnSlug,
  reviveFields,
  updateFields,
} from '../../../kernel/changes/record-parts.ts'
import { selectState, selectTakenSlugs } from '../../../kernel/changes/records.queries.ts'
import { actorOf, createRecord, moveRecords, recordKind } from '../../../kernel/changes/records.ts'
import { recordSlugChange } from '../../../kernel/changes/slug-redirects.queries.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import type { RequestContext } from '../../../kernel/http/context.ts'
import { AppError } from '../../../shared/errors.ts'
import { UNCATEGORIZED } from '../../../shared/uncategorized.ts'
import { type AdminCategory, CategoryInput } from '../admin-categories.contract.ts'
import {
  moveTools,
  selectAdminCategories,
  selectCategoryInput,
  selectCategoryRows,
  writeCategory,
} from './admin-categories.queries.ts'
import { insertCategories } from './categories.queries.ts'
import { CATEGORY_SLUGS } from './categories.slugs.ts'

const notFound = () => new AppError('not_found', 'Category not found')

/** Categories as administrators edit them. */
export const categoryKind = recordKind<CategoryInput>({
  entity: 'category',
  table: 'categories',
  label: 'name',
  noun: 'category',
  access: 'admin',
  read: selectCategoryInput,
  async write(tx, id, category, before) {
    if (category.slug !== before.slug) await refuseTaken(tx, category.slug, id)
    await writeCategory(tx, id, category)
    if (category.slug !== before.slug) await recordSlugChange(tx, CATEGORY_SLUGS, before.slug, category.slug)
  },
  revive: async (_, snapshot, current) => reviveFields(CategoryInput, snapshot, current),
  beforeRestore: freeOwnSlug('categories'),
})

async function refuseTaken(tx: Tx, slug: string, exceptId?: number): Promise<void> {
  const isTaken = (await selectTakenSlugs(tx, 'categories', slug, exceptId)).has(slug)
  if (!isTaken && slug !== UNCATEGORIZED.slug) return
  const message = 'Another category has this slug'
  throw new AppError('invalid', message, { slug: message })
}

export const listAdminCategories = (
  { database }: RequestContext,
  query: Parameters<typeof selectAdminCategories>[1],
) => selectAdminCategories(database.db, query)

async function readCategory({ database }: RequestContext, id: number): Promise<AdminCategory> {
  const [row] = await selectCategoryRows(database.db, [id])
  if (!row) throw notFound()
  return row
}

export async function createCategory(context: RequestContext, input: CategoryInput): Promise<AdminCategory> {
  const { id } = await createRecord(context, categoryKind, async (tx) => {
    await refuseTaken(tx, input.slug)
    return (await insertCategories(tx, [input])).get(input.name)!
  })
  return await readCategory(context, id)
}

/** Changes the fields that are given, and leaves the rest. */
export async function updateCategory(
  context: RequestContext,
  id: number,
  changes: FieldChanges,
): Promise<AdminCategory> {
  const { merged_with } = await updateFields(context, categoryKind, CategoryInput, id, changes)
  return { ...(await readCategory(context, id)), ...(merged_with && { merged_with }) }
}

/** Moves a category to the bin, its tools into another one first; both or neither. Answers how many tools moved. */
export async function deleteCategory(context: RequestContext, id: number, moveTo?: number) {
  const batch = newBatch()
  return await writeContent(context, async (tx) => {
    const actor = actorOf(context)
    let moved: number[] = []
    if (moveTo !== undefined) {
      const target = await selectState(tx, 'categories', moveTo)
      if (!target || target.deleted_at || moveTo === id) {
        const message = 'Choose another category for the tools'
        throw new AppError('invalid', message, { move_to: message })
      }
      moved = await moveTools(tx, id, moveTo)
      const changes = moved.map((entity_id): Change => {
        const [before, after] = [{ category_id: id }, { category_id: moveTo }]
        return { action: 'update', entity: 'tool', entity_id, before, after }
      })
      await recordChanges(tx, actor, changes, batch)
    }
    if ((await moveRecords(tx, actor, categoryKind, [id], true, batch)).length === 0) throw notFound()
    return { moved: moved.length, batch }
  })
}
