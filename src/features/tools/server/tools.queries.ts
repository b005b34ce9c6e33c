import type { CatalogTool } from '../../../catalog/catalog.ts'
import { type OrderParts, type OrderSignals, orderParts, scoreOf } from '../../../catalog/score.ts'
import type { ToolReading } from '../../../catalog/store.ts'
import { now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { sharing } from '../../../shared/sharing.ts'
import { pointsOn } from '../../counters/use-points.ts'
import { FactReading, NOTHING_KNOWN } from '../../facts/known-facts.ts'
import { selectFactKinds, selectKnown } from '../../facts/server/facts.queries.ts'
import { countStanding } from '../../facts/server/standing.queries.ts'
import { selectScoring } from '../../settings/server/scoring.queries.ts'
import { type Histogram, histogramOf, ratingOf, STAR_COLUMNS, type StarColumns } from '../tool-rating.ts'
import type { Tutorial } from '../tools.contract.ts'
import { NEW_TOOL_RATING } from '../tools.limits.ts'
import { faceOf } from './marks.ts'
import { type StoredTool, toolColumns } from './tool-columns.ts'

/** Rows of all tools that are in memory at a time: more of them outlive the young generation, and are cleared up late. */
const READ_AT_ONCE = 200
const NO_STARS: Histogram = [0, 0, 0, 0, 0]
const NOTHING_STANDS = { known: 0, current: 0 }

/** Every name that a tool of the catalogue has, in the order in which they are answered. */
const { status: _, company_claimed: __, ...STORED } = toolColumns.blank
const readTool = toolColumns.readingInto({
  id: null,
  ...STORED,
  known: null,
  facts: null,
  price_from: null,
  paid_plans: null,
  category_name: null,
  category_slug: null,
  is_paid: null,
  rating: null,
  rating_source: null,
  confirmed_count: null,
  is_rated: null,
  histogram: null,
  order_score: null,
  order_parts: null,
  review_count: null,
  created_at: null,
  updated_at: null,
} as unknown as CatalogTool)

/** The rating of a row, and how many reviews it rests on. */
export const ratingOfRow = (row: StarColumns & { editor_rating: number }, weight: number) =>
  ratingOf(row.editor_rating, histogramOf(row), weight)

/** Of most tools the same is known, which is nothing: they share what it makes of their order. */
function sharedParts(pointsOf: (stored: number) => number) {
  const made = new Map<string, OrderParts>()
  return (signals: OrderSignals): OrderParts => {
    const { rating, use, isChosen, known, current } = signals
    const key = `${rating} ${use} ${isChosen} ${known} ${current}`
    const parts = made.get(key) ?? orderParts({ ...signals, use: pointsOf(use) })
    made.set(key, parts)
    return parts
  }
}

/**
 * Published tools, all or those of the ids: active, and neither they nor their category in the bin. Rows that are read
 * piece by piece share their strings, what is known of several, and what they are scored with.
 */
export async function selectPublishedTools(
  db: Db,
  ids?: number[],
  { share = sharing(), ...how }: ToolReading = {},
): Promise<CatalogTool[]> {
  const { weights, day, prior_weight } = how.scoring ?? (await selectScoring(db))
  const reading = how.facts ?? new FactReading(await selectFactKinds(db))
  const known = await selectKnown(db, reading, ids)
  const standing = await countStanding(db, reading, day, ids)
  const query = db
    .selectFrom('tools')
    .leftJoin('categories', (join) =>
      join.onRef('categories.id', '=', 'tools.category_id').on('categories.deleted_at', 'is', null),
    )
    .select(toolColumns.of('tools'))
    .select([
      'tools.id',
      'tools.created_at',
      'tools.updated_at',
      'tools.review_count',
      'tools.use_points',
      ...STAR_COLUMNS.map((column) => `tools.${column}` as const),
      'categories.id as live_category_id',
      'categories.name as category_name',
      'categories.slug as category_slug',
    ])
    .where('tools.deleted_at', 'is', null)
    .where('tools.status', '=', 'active')
  const partsOf = sharedParts((stored) => pointsOn(day, stored))
  const toolOf = (row: Awaited<ReturnType<typeof query.execute>>[number]): CatalogTool => {
    const tool = readTool(row)
    const stars = histogramOf(row)
    const histogram = stars.some((n) => n > 0) ? stars : NO_STARS
    const { known: kept, current } = standing.get(row.id) ?? NOTHING_STANDS
    // What an editor lets it begin with moves it nowhere: only confirmed reviews do.
    const { rating } = ratingOf(NEW_TOOL_RATING, histogram, prior_weight)
    const order_parts = partsOf({
      rating,
      use: row.use_points,
      isChosen: tool.is_featured,
      known: kept,
      current,
    })
    const { logo_url, theme_color } = faceOf(tool)
    const { known: values, facts, price_from, paid_plans } = known.get(row.id) ?? NOTHING_KNOWN
    const rated = ratingOf(row.editor_rating, histogram, prior_weight)
    tool.id = row.id
    tool.logo_url = logo_url
    tool.theme_color = theme_color
    tool.known = values
    tool.facts = facts
    tool.price_from = price_from
    tool.paid_plans = paid_plans
    tool.category_id = row.live_category_id
    tool.category_name = row.category_name && share(row.category_name)
    tool.category_slug = row.category_slug && share(row.category_slug)
    tool.is_paid = tool.pricing_model === 'Paid'
    tool.tags = tool.tags.map(share)
    tool.rating = rated.rating
    tool.rating_source = rated.rating_source
    tool.confirmed_count = rated.confirmed_count
    tool.is_rated = rated.is_rated
    tool.histogram = histogram
    tool.order_score = scoreOf(order_parts, weights)
    tool.order_parts = order_parts
    tool.review_count = row.review_count
    tool.created_at = share(row.created_at)
    tool.updated_at = share(row.updated_at)
    return tool
  }
  if (ids) return (await query.where('tools.id', 'in', ids).execute()).map(toolOf)
  const tools: CatalogTool[] = []
  for (;;) {
    const after = tools.at(-1)?.id ?? 0
    const rows = await query.where('tools.id', '>', after).orderBy('tools.id').limit(READ_AT_ONCE).execute()
    for (const row of rows) tools.push(toolOf(row))
    if (rows.length < READ_AT_ONCE) return tools
  }
}

export async function countTools(db: Db): Promise<number> {
  const row = await db
    .selectFrom('tools')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Rows of one INSERT: SQLite takes 32,766 parameters, PostgreSQL 65,535. */
const CHUNK = 400

/** Answers the new ids, in the order of the records. */
export async function insertTools(tx: Tx, tools: Omit<StoredTool, 'company_claimed'>[]): Promise<number[]> {
  const at = now()
  const ids = new Map<string, number>()
  for (let i = 0; i < tools.length; i += CHUNK) {
    const rows = await tx
      .insertInto('tools')
      .values(
        tools.slice(i, i + CHUNK).map((tool) => ({
          ...toolColumns.write({ company_claimed: false, ...tool }),
          created_at: at,
          updated_at: at,
        })),
      )
      .returning(['id', 'slug'])
      .execute()
    for (const { id, slug } of rows) ids.set(slug, id)
  }
  return tools.map((t) => ids.get(t.slug)!)
}

/** Adds to the numbers of a tool's reviews, in one statement, so that none is lost. */
export async function addToReviews(
  tx: Tx,
  toolId: number,
  { shown, stars }: { shown: number; stars: Histogram },
): Promise<void> {
  await tx
    .updateTable('tools')
    .set((e) => ({
      review_count: e('review_count', '+', shown),
      stars_1: e('stars_1', '+', stars[0]),
      stars_2: e('stars_2', '+', stars[1]),
      stars_3: e('stars_3', '+', stars[2]),
      stars_4: e('stars_4', '+', stars[3]),
      stars_5: e('stars_5', '+', stars[4]),
    }))
    .where('id', '=', toolId)
    .execute()
}

export async function selectTutorials(db: Db, toolId: number): Promise<Tutorial[]> {
  return await db
    .selectFrom('tutorials')
    .select(['id', 'title', 'description', 'difficulty_level', 'duration_minutes', 'video_url', 'pdf_url'])
    .where('tool_id', '=', toolId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
