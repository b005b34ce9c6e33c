import type { Actor } from '../../../kernel/changes/changes.queries.ts'
import type { Db } from '../../../kernel/data/database.ts'
import type { Services } from '../../../kernel/http/context.ts'
import { csvStream } from '../../../kernel/spreadsheets/csv-stream.ts'
import type { UploadedFile } from '../../../shared/contract.ts'
import type { Outcome } from '../../imports/server/imports.run.ts'
import { importAtOnce } from '../../imports/server/imports.service.ts'
import type { BulkUploadAnswer } from '../tool-files.contract.ts'
import { TOOL_COLUMNS, toolCells } from './tools.csv.ts'
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
  const header = TOOL_COLUMNS.map((f) => f.label)
  const date = new Date().toISOString().slice(0, 10)
  return { stream: await csvStream(header, pages()), name: `ai_tools_export_${date}.csv` }
}

const tools = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'tool' : 'tools'}`

/** Imports a file as the specification's upload does. */
export async function bulkUploadTools(
  services: Services,
  file: UploadedFile | null,
  {
    overrideDuplicates,
    createCategories,
    skipInvalid,
  }: { overrideDuplicates: boolean; createCategories: boolean; skipInvalid: boolean },
  actor: Actor,
): Promise<BulkUploadAnswer> {
  const outcome = await importAtOnce(
    services,
    'tools',
    file,
    {
      duplicates: overrideDuplicates ? 'update' : 'ask',
      refused: skipInvalid ? 'skip' : 'stop',
      unknown_categories: createCategories ? 'create' : 'refuse',
    },
    actor,
  )
  const { id, counts, duplicates, isApplied, refused } = outcome
  const mayGoOn = counts.refused === 0 || skipInvalid
  return {
    requiresOverride: !isApplied && mayGoOn,
    message: messageOf(outcome, mayGoOn),
    duplicates,
    successCount: isApplied ? counts.created : 0,
    updatedCount: isApplied ? counts.updated : 0,
    unchangedCount: counts.unchanged,
    errorCount: counts.refused,
    errors: refused.map(({ row, name, reason }) => ({ row, name, message: reason ?? '' })),
    importId: id,
  }
}

function messageOf({ isApplied, counts, duplicates, refused }: Outcome, mayGoOn: boolean): string {
  const { created, updated, refused: count } = counts
  const first = refused[0]
  const rows = `${count === 1 ? '1 row is' : `${count.toLocaleString('en')} rows are`} refused`
  if (isApplied) {
    const done = `${tools(created)} created, ${tools(updated)} updated`
    return count > 0 ? `${done}; ${rows}.` : `${done}.`
  }
  if (!mayGoOn && first) return `Nothing is imported: ${rows}. Row ${first.row}: ${first.reason}.`
  const exist = `${tools(duplicates.length)} ${duplicates.length === 1 ? 'exists' : 'exist'} already`
  return `${exist}. Existing tools will be updated; their reviews and ratings are kept.`
}
