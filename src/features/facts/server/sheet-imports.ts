import { selectBatch } from '../../../kernel/changes/change-log.queries.ts'
import type { Actor } from '../../../kernel/changes/changes.queries.ts'
import { undoBatch } from '../../../kernel/changes/undo.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import type { FileRow, Undone } from '../../imports/server/kind.ts'
import type { SheetTool } from './fact-files.queries.ts'
import { factSheetKind } from './fact-sheets.service.ts'

/** What imports of facts and of plans share. */

type Found = { name: string } & ({ tool: SheetTool; problem: null } | { tool: null; problem: string })

/** Finds the tools that rows speak of. */
export class ToolsOfRows {
  readonly #bySlug: ReadonlyMap<string, SheetTool>

  constructor(tools: readonly SheetTool[]) {
    this.#bySlug = new Map(tools.map((tool) => [tool.slug, tool]))
  }

  of({ cells, problem }: FileRow): Found {
    const slug = (cells.slug ?? '').trim()
    const tool = this.#bySlug.get(slug)
    const name = tool?.name ?? slug.slice(0, 300)
    if (problem) return { name, tool: null, problem }
    if (Object.values(cells).some((text) => text?.includes('\0'))) {
      return { name, tool: null, problem: 'The row contains a NUL character' }
    }
    if (slug === '') return { name, tool: null, problem: 'Tool Slug is required' }
    if (!tool) return { name, tool: null, problem: `Tool Slug: there is no tool “${slug}”` }
    return { name, tool, problem: null }
  }
}

/** What the batch has changed is as before; what others have changed since is theirs, and stays. */
export async function undoSheetImport(
  tx: Tx,
  batch: string,
  actor: Actor,
  pause: (done: number, total: number) => void,
): Promise<Undone> {
  pause(0, 0)
  if ((await selectBatch(tx, batch)).length === 0) return { removed: 0, restored: 0, kept: 0 }
  const { undone, kept } = await undoBatch(tx, actor, batch, () => factSheetKind)
  return { removed: 0, restored: undone, kept: kept.length }
}
