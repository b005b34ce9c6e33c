import { fromBit, fromList, now, toBit, toList } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'

/** A tool as imports, exports and the log of changes have it. */
export interface ToolState {
  name: string
  slug: string
  short_description: string
  description: string
  website_url: string
  logo_url: string | null
  category_id: number | null
  pricing_model: string
  free_credit_info: string | null
  video_url: string | null
  pdf_url: string | null
  screenshots: string[]
  tags: string[]
  search_keywords: string[]
  features: string[]
  status: string
  is_featured: boolean
  /** The editor's. */
  rating: number
  skill_level: string | null
  not_ideal_for: string | null
}

const COLUMNS = [
  'tools.id',
  'tools.name',
  'tools.slug',
  'short_description',
  'tools.description',
  'website_url',
  'logo_url',
  'category_id',
  'pricing_model',
  'free_credit_info',
  'video_url',
  'pdf_url',
  'screenshots',
  'tools.tags',
  'search_keywords',
  'features',
  'status',
  'is_featured',
  'editor_rating',
  'skill_level',
  'not_ideal_for',
] as const

interface Row
  extends Omit<
    ToolState,
    'screenshots' | 'tags' | 'search_keywords' | 'features' | 'is_featured' | 'rating'
  > {
  screenshots: string
  tags: string
  search_keywords: string
  features: string
  is_featured: number
  editor_rating: number
}

function toState(row: Row): ToolState {
  return {
    name: row.name,
    slug: row.slug,
    short_description: row.short_description,
    description: row.description,
    website_url: row.website_url,
    logo_url: row.logo_url,
    category_id: row.category_id,
    pricing_model: row.pricing_model,
    free_credit_info: row.free_credit_info,
    video_url: row.video_url,
    pdf_url: row.pdf_url,
    screenshots: fromList(row.screenshots),
    tags: fromList(row.tags),
    search_keywords: fromList(row.search_keywords),
    features: fromList(row.features),
    status: row.status,
    is_featured: fromBit(row.is_featured),
    rating: row.editor_rating,
    skill_level: row.skill_level,
    not_ideal_for: row.not_ideal_for,
  }
}

/** Id, name and slug of every tool that is not in the bin. */
export async function selectToolNames(db: Db): Promise<{ id: number; name: string; slug: string }[]> {
  return await db
    .selectFrom('tools')
    .select(['id', 'name', 'slug'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}

export async function selectCategoryNames(db: Db): Promise<{ id: number; name: string; slug: string }[]> {
  return await db
    .selectFrom('categories')
    .select(['id', 'name', 'slug'])
    .where('deleted_at', 'is', null)
    .execute()
}

/** Tools as they are, by id; `null` stands for one in the bin. */
export async function selectToolStates(db: Db, ids: number[]): Promise<Map<number, ToolState | null>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('tools')
    .select(COLUMNS)
    .select('tools.deleted_at')
    .where('tools.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row.deleted_at === null ? toState(row) : null]))
}

/** Some tools after an id with their categories' names, for an export that is made as it is sent. */
export async function selectToolsAfter(
  db: Db,
  id: number,
  limit: number,
): Promise<(ToolState & { id: number; category_name: string })[]> {
  const rows = await db
    .selectFrom('tools')
    .leftJoin('categories', (join) =>
      join.onRef('categories.id', '=', 'tools.category_id').on('categories.deleted_at', 'is', null),
    )
    .select(COLUMNS)
    .select('categories.name as category_name')
    .where('tools.deleted_at', 'is', null)
    .where('tools.id', '>', id)
    .orderBy('tools.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...toState(row), id: row.id, category_name: row.category_name ?? '' }))
}

/** Sets some fields of a tool that is not in the bin. */
export async function updateToolState(tx: Tx, id: number, changes: Partial<ToolState>): Promise<void> {
  const { screenshots, tags, search_keywords, features, is_featured, rating, ...rest } = changes
  await tx
    .updateTable('tools')
    .set((e) => ({
      ...rest,
      ...(screenshots && { screenshots: toList(screenshots) }),
      ...(tags && { tags: toList(tags) }),
      ...(search_keywords && { search_keywords: toList(search_keywords) }),
      ...(features && { features: toList(features) }),
      ...(is_featured !== undefined && { is_featured: toBit(is_featured) }),
      ...(rating !== undefined && { editor_rating: rating }),
      updated_at: now(),
      version: e('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Moves what is not there yet to the bin. */
export async function moveToBin(tx: Tx, table: 'tools' | 'categories', ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const at = now()
  await tx
    .updateTable(table)
    .set((e) => ({ deleted_at: at, updated_at: at, version: e('version', '+', 1) }))
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Which of the categories have tools that are not in the bin. */
export async function selectUsedCategories(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('tools')
    .select('category_id')
    .distinct()
    .where('deleted_at', 'is', null)
    .where('category_id', 'in', ids)
    .execute()
  return new Set(rows.map((r) => r.category_id!))
}
