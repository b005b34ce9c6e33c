import { type Change, recordChanges } from '../../../kernel/changes/changes.queries.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import { slugify, uniqueSlug } from '../../../shared/slug.ts'
import { UNCATEGORIZED } from '../../../shared/uncategorized.ts'
import { categoryKind } from '../../categories/server/admin-categories.service.ts'
import { insertCategories } from '../../categories/server/categories.queries.ts'
import type { FileRow, Importer, ImportSettings, PlannedRow } from '../../imports/server/kind.ts'
import { importKind } from '../../imports/server/kinds.ts'
import { toolKind } from './admin-tools.service.ts'
import type { StoredTool } from './tool-columns.ts'
import { parseToolCells, TOOL_COLUMNS, type ToolRecord } from './tools.csv.ts'
import {
  selectCategoryNames,
  selectToolNames,
  selectToolStates,
  updateStoredTool,
} from './tools.import.queries.ts'
import { insertTools } from './tools.queries.ts'
import { undoToolImport } from './undo-tool-import.ts'

/** Rows of spreadsheets become tools. Ratings, reviews and slugs of tools that exist already are kept. */

interface PlannedTool extends PlannedRow {
  created?: ToolRecord
  categoryId?: number | null
  updated?: { id: number; before: StoredTool; changes: Partial<StoredTool> }
  /** Name of a category that is to be created with the tool, or changed to. */
  newCategory?: string
}

/** Two names that people would take for the same. */
const keyOf = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

const KEPT = new Set(['slug', 'rating', 'category_name'])
const NEW_CATEGORY_ICON = '🧰'

importKind('tools', {
  fields: () => TOOL_COLUMNS,
  open: async (tx, settings) => {
    const [tools, categories] = [await selectToolNames(tx), await selectCategoryNames(tx)]
    return new ToolImporter(tx, settings, tools, categories)
  },
  undo: undoToolImport,
  records: [toolKind, categoryKind],
})

interface Named {
  id: number
  name: string
  slug: string
}

class ToolImporter implements Importer<PlannedTool> {
  readonly #tx: Tx
  readonly #settings: ImportSettings
  readonly #idBySlug: Map<string, number>
  readonly #idsByName = new Map<string, number[]>()
  /** By slug and by name. */
  readonly #categories = new Map<string, number>()
  readonly #categoryIds: ReadonlySet<number>
  readonly #unknown = new Map<string, { name: string; rows: number }>()
  /** Where in this file a tool stands already: by its id, or what a new one is told by. */
  readonly #rows = new Map<string, number>()

  constructor(tx: Tx, settings: ImportSettings, tools: Named[], categories: Named[]) {
    this.#tx = tx
    this.#settings = settings
    this.#idBySlug = new Map(tools.map((t) => [t.slug, t.id]))
    for (const { id, name } of tools) {
      const key = keyOf(name)
      this.#idsByName.set(key, [...(this.#idsByName.get(key) ?? []), id])
    }
    this.#categoryIds = new Set(categories.map((c) => c.id))
    for (const { id, slug } of categories) this.#categories.set(slug, id)
    for (const { id, name } of categories) this.#categories.set(keyOf(name), id)
  }

  unknownCategories() {
    return [...this.#unknown.values()]
  }

  async plan(rows: FileRow[]): Promise<PlannedTool[]> {
    const read = rows.map((row) => this.#read(row))
    const ids = read.flatMap(({ id }) => id ?? [])
    const states = await selectToolStates(this.#tx, ids)
    return read.map(({ row, name, tool, id, problem }) => {
      const base = { row, name, isDuplicate: id !== undefined }
      if (!tool) return { ...base, outcome: 'refused', reason: problem, isDuplicate: false }
      const category = this.#categoryOf(tool.category_name)
      if (category.problem) return { ...base, outcome: 'refused', reason: category.problem }
      const newCategory = {
        categoryId: category.id,
        ...(category.create && { newCategory: category.create }),
      }
      if (id === undefined)
        return { ...base, outcome: 'created', reason: null, created: tool, ...newCategory }
      if (this.#settings.choices.duplicates === 'keep') {
        return { ...base, outcome: 'unchanged', reason: 'Exists already, and is kept as it is' }
      }
      const before = states.get(id)!
      const changes = this.#changes(before, tool, category.id)
      const labels = labelsOf(changes, category.create !== undefined)
      if (labels.length === 0) return { ...base, outcome: 'unchanged', reason: null }
      const reason = `Changes ${labels.join(', ')}`
      return { ...base, outcome: 'updated', reason, updated: { id, before, changes }, ...newCategory }
    })
  }

  /** What a row says, and which tool it means. */
  #read({ row, cells, problem }: FileRow): {
    row: number
    name: string
    tool: ToolRecord | null
    id?: number
    problem: string | null
  } {
    const name = (cells.name ?? '').trim().slice(0, 300)
    if (problem) return { row, name, tool: null, problem }
    const parsed = parseToolCells(cells)
    if (!parsed.tool) return { row, name, ...parsed }
    const { tool } = parsed
    const ids = this.#idsOf(tool)
    if (ids.length > 1) {
      const sentence = `There are ${ids.length} tools of this name: a column Slug tells which is meant`
      return { row, name, tool: null, problem: sentence }
    }
    const [id] = ids
    const earlier = this.#seeRow(row, tool, id)
    if (earlier !== undefined) {
      return { row, name, tool: null, problem: `The file has this tool in row ${earlier} already` }
    }
    return { row, name, tool, problem: null, ...(id !== undefined && { id }) }
  }

  /** Which tools a record may mean: the one of its slug, else all of its name. */
  #idsOf({ slug, name }: ToolRecord): number[] {
    const bySlug = slug === '' ? undefined : this.#idBySlug.get(slug)
    return bySlug === undefined ? (this.#idsByName.get(keyOf(name)) ?? []) : [bySlug]
  }

  /**
   * Remembers where a tool stands; answers the row where it stood before. New tools may share a name when each
   * states a slug of its own.
   */
  #seeRow(row: number, { slug, name }: ToolRecord, id: number | undefined): number | undefined {
    const key = keyOf(name)
    const marks = id !== undefined ? [`id ${id}`] : slug ? [`slug ${slug}`, `bare ${key}`] : [`name ${key}`]
    const earlier = marks.map((mark) => this.#rows.get(mark)).find((r) => r !== undefined)
    if (earlier !== undefined) return earlier
    if (id !== undefined) this.#rows.set(`id ${id}`, row)
    else if (slug) this.#rows.set(`slug ${slug}`, row).set(`name ${key}`, row)
    else this.#rows.set(`name ${key}`, row).set(`bare ${key}`, row)
    return undefined
  }

  #categoryOf(name: string): { id: number | null; create?: string; problem?: string } {
    if (name === '') return { id: null }
    const key = keyOf(name)
    const known = this.#categories.get(key)
    if (known !== undefined) return { id: known }
    if (key === UNCATEGORIZED.slug) return { id: null }
    const unknown = this.#unknown.get(key) ?? { name, rows: 0 }
    unknown.rows++
    this.#unknown.set(key, unknown)
    const { categories, unknown_categories } = this.#settings.choices
    const choice = categories[unknown.name] ?? unknown_categories
    if (choice === 'create') return { id: null, create: unknown.name }
    if (choice === 'none') return { id: null }
    if (typeof choice === 'number' && this.#categoryIds.has(choice)) return { id: choice }
    return { id: null, problem: `There is no category “${name}”` }
  }

  /** The fields in which a row differs from the tool. What the file has no column for stays. */
  #changes(before: StoredTool, tool: ToolRecord, categoryId: number | null): Partial<StoredTool> {
    const changes: Record<string, unknown> = {}
    for (const name of this.#settings.mapped) {
      if (KEPT.has(name)) continue
      const value = tool[name as keyof ToolRecord]
      if (JSON.stringify(value) !== JSON.stringify(before[name as keyof StoredTool])) changes[name] = value
    }
    // A category in the bin counts as none: that is how the tool is shown and exported.
    const categoryBefore = this.#categoryIds.has(before.category_id ?? 0) ? before.category_id : null
    if (this.#settings.mapped.has('category_name') && categoryId !== categoryBefore) {
      changes.category_id = categoryId
    }
    return changes
  }

  async write(rows: PlannedTool[]): Promise<void> {
    await this.#createCategories(rows)
    const idOf = ({ newCategory, categoryId = null }: PlannedTool) =>
      newCategory === undefined ? categoryId : this.#categories.get(keyOf(newCategory))!
    const created = rows.flatMap((row) => {
      if (!row.created) return []
      const base = row.created.slug || slugify(row.created.name) || 'tool'
      const slug = uniqueSlug(base, (s) => this.#idBySlug.has(s))
      // Taken; the id follows.
      this.#idBySlug.set(slug, 0)
      return [{ ...row.created, slug, category_id: idOf(row) }]
    })
    const ids = await insertTools(this.#tx, created)
    const changes: Change[] = created.map(({ category_name: _, ...after }, i) => ({
      action: 'import',
      entity: 'tool',
      entity_id: ids[i]!,
      after,
    }))
    for (const row of rows) {
      if (!row.updated) continue
      const { id, before } = row.updated
      const fields = {
        ...row.updated.changes,
        ...(row.newCategory !== undefined && { category_id: idOf(row) }),
      }
      await updateStoredTool(this.#tx, id, fields)
      changes.push({
        action: 'import',
        entity: 'tool',
        entity_id: id,
        before,
        after: { ...before, ...fields },
      })
    }
    await recordChanges(this.#tx, this.#settings.actor, changes, this.#settings.batch)
  }

  async #createCategories(rows: PlannedTool[]): Promise<void> {
    const names = rows.flatMap(({ newCategory }) => newCategory ?? [])
    const missing = [...new Set(names)].filter((name) => !this.#categories.has(keyOf(name)))
    if (missing.length === 0) return
    const records = missing.map((name) => {
      const slug = uniqueSlug(slugify(name) || 'category', (s) => this.#categories.has(s))
      this.#categories.set(slug, 0)
      return { name, slug, description: '', icon: NEW_CATEGORY_ICON, tags: [] }
    })
    const ids = await insertCategories(this.#tx, records)
    for (const { name, slug } of records) {
      this.#categories.set(slug, ids.get(name)!)
      this.#categories.set(keyOf(name), ids.get(name)!)
    }
    const changes = records.map((after): Change => {
      return { action: 'import', entity: 'category', entity_id: ids.get(after.name)!, after }
    })
    await recordChanges(this.#tx, this.#settings.actor, changes, this.#settings.batch)
  }
}

function labelsOf(changes: Partial<StoredTool>, hasNewCategory: boolean): string[] {
  const names = new Set<string>(Object.keys(changes))
  if (names.delete('category_id') || hasNewCategory) names.add('category_name')
  return TOOL_COLUMNS.filter((f) => names.has(f.name)).map((f) => f.label)
}
