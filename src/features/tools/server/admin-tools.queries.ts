import { sql } from 'kysely'
import { now, toBit } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import {
  contains,
  inOrder,
  type ListPage,
  type Page,
  searchWords,
  selectIdPage,
} from '../../../kernel/data/lists.queries.ts'
import { recordColumns } from '../../../kernel/data/record-columns.ts'
import { insertRow } from '../../../kernel/data/rows.queries.ts'
import { pick } from '../../../shared/pick.ts'
import { listedFields } from '../../../shared/record-fields.ts'
import { selectPriorWeight } from '../../settings/server/settings.queries.ts'
import type { AdminToolRow, TOOL_ADMIN_SORTS, ToolInput, TutorialInput } from '../admin-tools.contract.ts'
import { histogramOf, STAR_COLUMNS } from '../tool-rating.ts'
import { TOOL_FIELDS } from '../tools.fields.ts'
import { type StoredTool, toolColumns } from './tool-columns.ts'
import { ratingOfRow } from './tools.queries.ts'

const listedColumns = recordColumns(listedFields(TOOL_FIELDS))

interface Filter extends Page {
  search?: string | undefined
  sort: (typeof TOOL_ADMIN_SORTS)[number]
  category_id?: number | undefined
  pricing?: StoredTool['pricing_model'] | undefined
  status?: StoredTool['status'] | undefined
  featured?: 'true' | 'false' | undefined
}

/** One page of the tools that are not in the bin, and their number. */
export async function selectAdminTools(db: Db, filter: Filter): Promise<ListPage<AdminToolRow>> {
  let query = db.selectFrom('tools').where('deleted_at', 'is', null)
  for (const word of searchWords(filter.search)) {
    query = query.where(contains('search_key', word))
  }
  // The sum keeps the engine from collecting all tools of the category by its index, row by row, to sort them.
  const category = sql<number | null>`category_id + 0`
  // What lies in the bin is nobody's category.
  if (filter.category_id === 0) {
    query = query.where((e) =>
      e.or([
        e(category, 'is', null),
        e(
          category,
          'in',
          e.selectFrom('categories').select('categories.id').where('categories.deleted_at', 'is not', null),
        ),
      ]),
    )
  } else if (filter.category_id) query = query.where(category, '=', filter.category_id)
  if (filter.pricing) query = query.where('pricing_model', '=', filter.pricing)
  if (filter.status) query = query.where('status', '=', filter.status)
  if (filter.featured) query = query.where('is_featured', '=', toBit(filter.featured === 'true'))
  const column = filter.sort === 'name' ? 'search_key' : filter.sort
  const { ids, ...total } = await selectIdPage<number, 'tools'>(db, query, column, filter)
  if (ids.length === 0) return { rows: [], ...total }
  const rows = await db
    .selectFrom('tools')
    .leftJoin('categories', (join) =>
      join.onRef('categories.id', '=', 'tools.category_id').on('categories.deleted_at', 'is', null),
    )
    .select(listedColumns.of('tools'))
    .select(['tools.id', 'categories.name as category_name', 'review_count', 'views', ...STAR_COLUMNS])
    .select(['tools.created_at', 'tools.updated_at', 'tools.version'])
    .where('tools.id', 'in', ids)
    .execute()
  const weight = await selectPriorWeight(db)
  return {
    rows: inOrder(ids, rows).map((row) => ({
      ...pick(row, ['id', 'category_name', 'review_count', 'views', 'created_at', 'updated_at', 'version']),
      ...listedColumns.read(row),
      is_paid: row.pricing_model === 'Paid',
      rating: ratingOfRow(row, weight).rating,
    })),
    ...total,
  }
}

/** A tool as it is edited, in the bin too; null when there is none. */
export async function selectToolInput(db: Db | Tx, id: number): Promise<ToolInput | null> {
  const row = await db.selectFrom('tools').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? { ...toolColumns.read(row), tutorials: await selectTutorialInputs(db, id) } : null
}

async function selectTutorialInputs(db: Db | Tx, toolId: number): Promise<TutorialInput[]> {
  return await db
    .selectFrom('tutorials')
    .select(['id', 'title', 'description', 'difficulty_level', 'duration_minutes', 'video_url', 'pdf_url'])
    .where('tool_id', '=', toolId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** What follows from reviews, visits and the category. */
export async function selectToolFacts(db: Db | Tx, id: number) {
  const row = await db
    .selectFrom('tools')
    .leftJoin('categories', (join) =>
      join.onRef('categories.id', '=', 'tools.category_id').on('categories.deleted_at', 'is', null),
    )
    .select(['review_count', 'views', 'categories.name as category_name', ...STAR_COLUMNS])
    .where('tools.id', '=', id)
    .executeTakeFirstOrThrow()
  const { review_count, views, category_name } = row
  return {
    review_count,
    views,
    category_name,
    confirmed_count: histogramOf(row).reduce((sum, n) => sum + n, 0),
    histogram: histogramOf(row),
    prior_weight: await selectPriorWeight(db),
  }
}

export async function insertTool(tx: Tx, tool: ToolInput): Promise<number> {
  const at = now()
  const id = await insertRow(tx, 'tools', { ...toolColumns.write(tool), created_at: at, updated_at: at })
  await writeTutorials(tx, id, tool.tutorials, [])
  return id
}

export async function writeTool(tx: Tx, id: number, tool: ToolInput, before: ToolInput): Promise<void> {
  await tx.updateTable('tools').set(toolColumns.write(tool)).where('id', '=', id).execute()
  await writeTutorials(tx, id, tool.tutorials, before.tutorials)
}

/** Makes the tutorials of a tool those of the list, in its order. Those that are not in it go to the bin. */
async function writeTutorials(
  tx: Tx,
  toolId: number,
  tutorials: TutorialInput[],
  before: TutorialInput[],
): Promise<void> {
  const at = now()
  const kept = new Set(tutorials.map((t) => t.id))
  const gone = before.flatMap((t) => (t.id !== undefined && !kept.has(t.id) ? [t.id] : []))
  if (gone.length > 0) {
    await tx.updateTable('tutorials').set({ deleted_at: at }).where('id', 'in', gone).execute()
  }
  for (const [position, { id, ...tutorial }] of tutorials.entries()) {
    const values = { ...tutorial, position, updated_at: at, deleted_at: null }
    const known =
      id !== undefined &&
      (await tx
        .updateTable('tutorials')
        .set(values)
        .where('id', '=', id)
        .where('tool_id', '=', toolId)
        .returning('id')
        .executeTakeFirst())
    if (!known) {
      await tx
        .insertInto('tutorials')
        .values({ ...values, tool_id: toolId, created_at: at })
        .execute()
    }
  }
}
