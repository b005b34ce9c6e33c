import type { Actor } from '../../../server/changes.queries.ts'
import type { Services } from '../../../server/context.ts'
import { csvStream } from '../../../server/csv-stream.ts'
import type { Db } from '../../../server/database/database.ts'
import type { UploadedFile } from '../../../shared/contract.ts'
import { importAtOnce } from '../../imports/server/imports.service.ts'
import type { BulkUploadAnswer } from '../tool-files.contract.ts'
import { TOOL_FIELDS, toolCells } from './tools.csv.ts'
import { selectToolsAfter } from './tools.import.queries.ts'

const PAGE = 250

/** All tools that are not in the bin, as CSV. */
export async function exportTools(db: Db) {
  async function* pages() {
    for (let id = 0; ; ) {
      const tools = await selectToolsAfter(db, id, PAGE)
      if (tools.length === 0) return
      id = tools.at(-1)!.id
      yield tools.map(toolCells)
    }
  }
  const header = TOOL_FIELDS.map((f) => f.label)
  const date = new Date().toISOString().slice(0, 10)
  return { stream: await csvStream(header, pages()), name: `ai_tools_export_${date}.csv` }
}

const tools = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'tool' : 'tools'}`

/** Imports a file as the specification's upload does. */
export async function bulkUploadTools(
  services: Services,
  file: UploadedFile | null,
  { overrideDuplicates, createCategories }: { overrideDuplicates: boolean; createCategories: boolean },
  actor: Actor,
): Promise<BulkUploadAnswer> {
  const outcome = await importAtOnce(
    services,
    'tools',
    file,
    {
      duplicates: overrideDuplicates ? 'update' : 'ask',
      unknown_categories: createCategories ? 'create' : 'refuse',
    },
    actor,
  )
  const { id, counts, duplicates, isApplied, refused } = outcome
  const requiresOverride = !isApplied && counts.refused === 0
  const first = refused[0]
  const refusal = `Nothing is imported: ${counts.refused === 1 ? '1 row is' : `${counts.refused} rows are`} refused.`
  return {
    requiresOverride,
    message: isApplied
      ? `${tools(counts.created)} created, ${tools(counts.updated)} updated.`
      : first
        ? `${refusal} Row ${first.row}: ${first.reason}.`
        : `${tools(duplicates.length)} ${duplicates.length === 1 ? 'exists' : 'exist'} already. Existing tools will be updated; their reviews and ratings are kept.`,
    duplicates,
    successCount: isApplied ? counts.created : 0,
    updatedCount: isApplied ? counts.updated : 0,
    unchangedCount: counts.unchanged,
    errorCount: counts.refused,
    errors: refused.map(({ row, name, reason }) => ({ row, name, message: reason ?? '' })),
    importId: id,
  }
}
