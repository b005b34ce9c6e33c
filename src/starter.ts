import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { insertCategories } from './features/categories/server/categories.queries.ts'
import { parseToolRows, type ToolRow } from './features/tools/server/tools.csv.ts'
import { countTools, insertTools } from './features/tools/server/tools.queries.ts'
import type { ToolRecord } from './features/tools/tools.record.ts'
import { KITLY, recordChanges } from './server/changes.queries.ts'
import { splitList } from './server/database/codec.ts'
import type { Database } from './server/database/database.ts'
import { slugify, uniqueSlug } from './shared/slug.ts'

/** The catalogue a new installation begins with: reviewable files, checked like any import. */

export const STARTER_FOLDER = join(import.meta.dirname, '..', 'starter')

const StarterCategory = z.object({
  Name: z.string().min(1),
  Slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  Description: z.string().min(1),
  Icon: z.string().min(1),
  Tags: z.string(),
})

export interface Starter {
  categories: z.infer<typeof StarterCategory>[]
  tools: ToolRecord[]
}

const readCsv = async (file: string) =>
  parse(await readFile(file, 'utf8'), { columns: true, bom: true }) as Record<string, string>[]

/** Reads and checks the files. Throws an Error that names the file and row of the first mistake. */
export async function readStarter(folder = STARTER_FOLDER): Promise<Starter> {
  const categories = z.array(StarterCategory).parse(await readCsv(join(folder, 'categories.csv')))
  const names = new Set(categories.map((c) => c.Name))
  const tools: ToolRecord[] = []
  for (const file of (await readdir(join(folder, 'tools'))).sort()) {
    const { records, errors } = parseToolRows((await readCsv(join(folder, 'tools', file))) as ToolRow[])
    const [error] = errors
    if (error) throw new Error(`starter/tools/${file}, row ${error.row} (${error.name}): ${error.message}`)
    const stray = records.find((r) => !names.has(r.category_name))
    if (stray) throw new Error(`starter/tools/${file}: ${stray.name} names no category of categories.csv`)
    tools.push(...records)
  }
  return { categories, tools }
}

/**
 * Fills an empty database with the starter catalogue, in one transaction: a start that is interrupted leaves
 * nothing behind. Answers the number of tools, or null where there was something already.
 */
export async function loadStarter({ db }: Database, folder = STARTER_FOLDER): Promise<number | null> {
  if ((await countTools(db)) > 0) return null
  const { categories, tools } = await readStarter(folder)
  await db.transaction().execute(async (tx) => {
    const ids = await insertCategories(
      tx,
      categories.map((c) => ({
        name: c.Name,
        slug: c.Slug,
        description: c.Description,
        icon: c.Icon,
        tags: splitList(c.Tags),
      })),
    )
    const taken = new Set<string>()
    const records = tools.map((tool) => {
      const slug = uniqueSlug(slugify(tool.name), (s) => taken.has(s))
      taken.add(slug)
      return { ...tool, slug, category_id: ids.get(tool.category_name) ?? null }
    })
    const toolIds = await insertTools(tx, records)
    await recordChanges(
      tx,
      KITLY,
      [
        ...[...ids.values()].map((id) => ({
          action: 'import' as const,
          entity: 'category' as const,
          entity_id: id,
        })),
        ...toolIds.map((id) => ({ action: 'import' as const, entity: 'tool' as const, entity_id: id })),
      ],
      'starter',
    )
  })
  return tools.length
}
