import { selectBatch } from '../../../kernel/changes/change-log.queries.ts'
import { type Actor, type Change, recordChanges, undoOf } from '../../../kernel/changes/changes.queries.ts'
import { moveRecords } from '../../../kernel/changes/records.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import type { FileRow, Importer, ImportSettings, PlannedRow, Undone } from '../../imports/server/kind.ts'
import { importKind } from '../../imports/server/kinds.ts'
import { selectToolNames } from '../../tools/server/tools.import.queries.ts'
import { insertAdminReview, selectReviewTexts } from './admin-reviews.queries.ts'
import { reviewKind } from './admin-reviews.service.ts'
import { ReviewTallies } from './review-tallies.ts'
import { DateReader, type ImportedReview, parseReviewCells, REVIEW_FIELDS } from './reviews.csv.ts'

/** Rows of spreadsheets become reviews of tools, which are found by name. The same review is not stored twice. */

interface PlannedReview extends PlannedRow {
  review?: ImportedReview & { tool_id: number }
}

/** Two names that people would take for the same. */
const keyOf = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

const UNDO_CHUNK = 200

importKind('reviews', {
  fields: () => REVIEW_FIELDS,
  open: async (tx, settings) => new ReviewImporter(tx, settings, await selectToolNames(tx)),
  undo: undoReviewImport,
  records: [reviewKind],
})

class ReviewImporter implements Importer<PlannedReview> {
  readonly #tx: Tx
  readonly #settings: ImportSettings
  readonly #tools = new Map<string, number[]>()
  readonly #dates = new DateReader()
  /** Who has written what about a tool, by tool; read when a row first names it. */
  readonly #known = new Map<number, Set<string>>()

  constructor(tx: Tx, settings: ImportSettings, tools: { id: number; name: string }[]) {
    this.#tx = tx
    this.#settings = settings
    for (const { id, name } of tools) {
      this.#tools.set(keyOf(name), [...(this.#tools.get(keyOf(name)) ?? []), id])
    }
  }

  unknownCategories() {
    return []
  }

  async plan(rows: FileRow[]): Promise<PlannedReview[]> {
    const planned: PlannedReview[] = []
    for (const row of rows) planned.push(await this.#plan(row))
    return planned
  }

  async #plan({ row, cells, problem }: FileRow): Promise<PlannedReview> {
    const name = `${(cells.tool ?? '').trim()}, ${(cells.user_name ?? '').trim()}`.slice(0, 300)
    const refuse = (reason: string): PlannedReview => ({
      row,
      name,
      outcome: 'refused',
      reason,
      isDuplicate: false,
    })
    if (problem) return refuse(problem)
    const parsed = parseReviewCells(cells, this.#dates)
    if (!parsed.review) return refuse(parsed.problem)
    const ids = this.#tools.get(keyOf(parsed.review.tool)) ?? []
    const [tool_id] = ids
    if (tool_id === undefined) return refuse(`There is no tool “${parsed.review.tool}”`)
    if (ids.length > 1) return refuse(`There are ${ids.length} tools of the name “${parsed.review.tool}”`)
    const known = await this.#reviewsOf(tool_id)
    const key = textKey(parsed.review)
    if (known.has(key)) {
      return { row, name, outcome: 'unchanged', reason: 'This review is there already', isDuplicate: false }
    }
    known.add(key)
    const review = { ...parsed.review, tool_id }
    return { row, name, outcome: 'created', reason: null, isDuplicate: false, review }
  }

  async #reviewsOf(toolId: number): Promise<Set<string>> {
    const found = this.#known.get(toolId)
    if (found) return found
    const keys = new Set((await selectReviewTexts(this.#tx, toolId)).map(textKey))
    this.#known.set(toolId, keys)
    return keys
  }

  async write(rows: PlannedReview[]): Promise<void> {
    const changes: Change[] = []
    const tallies = new ReviewTallies()
    for (const { review } of rows) {
      if (!review) continue
      const { tool: _, created_at, ...input } = review
      const entity_id = await insertAdminReview(this.#tx, input, created_at ?? undefined)
      changes.push({ action: 'import', entity: 'review', entity_id, after: input })
      tallies.put(input)
    }
    changes.push(...(await tallies.write(this.#tx)))
    await recordChanges(this.#tx, this.#settings.actor, changes, this.#settings.batch)
  }
}

const textKey = ({
  user_name,
  user_email,
  content,
}: Pick<ImportedReview, 'user_name' | 'user_email' | 'content'>) =>
  `${keyOf(user_email ?? user_name)}\n${keyOf(content)}`

/** What the batch has added moves to the bin, and the ratings follow. */
async function undoReviewImport(
  tx: Tx,
  batch: string,
  actor: Actor,
  pause: (done: number, total: number) => void,
): Promise<Undone> {
  const ids = (await selectBatch(tx, batch))
    .filter((c) => c.action === 'import' && c.entity === 'review')
    .map((c) => c.entity_id)
  let removed = 0
  for (let from = 0; from < ids.length; from += UNDO_CHUNK) {
    pause(from, ids.length)
    const chunk = ids.slice(from, from + UNDO_CHUNK)
    removed += (await moveRecords(tx, actor, reviewKind, chunk, true, undoOf(batch))).length
  }
  return { removed, restored: 0, kept: 0 }
}
