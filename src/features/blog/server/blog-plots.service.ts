import type { Catalog } from '../../../catalog/catalog.ts'
import type { Db } from '../../../kernel/data/database.ts'
import { getFactsOf } from '../../facts/server/facts.service.ts'
import { PLOT } from './blog-body.ts'
import type { PlottedTool } from './blog-plot.ts'

/** The published tools that the plots of a clean text are about, each once, with what is known of them. */
export async function readPlottedTools(
  db: Db,
  { toolBySlug }: Catalog,
  content: string,
): Promise<PlottedTool[]> {
  const slugs = new Set([...content.matchAll(PLOT)].flatMap(([, , of]) => of!.split(' ')))
  const tools = [...slugs].flatMap((slug) => toolBySlug.get(slug) ?? [])
  if (tools.length === 0) return []
  const known = await getFactsOf(
    db,
    tools.map(({ id }) => id),
  )
  return tools.map(({ slug, name, pricing_model }, i) => ({
    slug,
    name,
    known: known[i]!,
    isFree: pricing_model === 'Free',
  }))
}
