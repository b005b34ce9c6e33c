import type { CatalogTool } from '../src/catalog/catalog.ts'
import type { FactKind } from '../src/features/facts/facts.contract.ts'
import {
  FactReading,
  type KnownOfTool,
  NOTHING_KNOWN,
  type PriceRow,
} from '../src/features/facts/known-facts.ts'
import { NOT_REVIEWED } from '../src/features/tools/tool-rating.ts'
import { slugify } from '../src/shared/slug.ts'
import { readStarter, STARTER_FOLDER } from '../src/starter.ts'
import { readFactKinds, readStarterFacts } from '../src/starter-facts.ts'
import { scoredBy } from '../test/scores.ts'

/** The tools of the starter catalogue. Reads nothing that was learnt: what learns asks for them, also of new jobs. */
export async function starterTools(): Promise<CatalogTool[]> {
  const { tools, categories } = await readStarter()
  const categoryOf = new Map(categories.map((c, i) => [c.Name, { id: i + 1, slug: c.Slug }]))
  const kinds = await readFactKinds(STARTER_FOLDER)
  const facts = await readStarterFacts(STARTER_FOLDER, kinds)
  const knownOf = knownBySlug(kinds, facts)
  const counts = new Map(facts.map(({ slug, facts }) => [slug, facts.length]))
  const known = (name: string) => counts.get(slugify(name)) ?? 0
  return tools.map((tool, i) => {
    const category = categoryOf.get(tool.category_name)!
    return {
      ...tool,
      id: i + 1,
      slug: `tool-${i + 1}`,
      category_id: category.id,
      category_slug: category.slug,
      is_paid: tool.pricing_model === 'Paid',
      ...(knownOf.get(slugify(tool.name)) ?? NOTHING_KNOWN),
      ...NOT_REVIEWED,
      ...scoredBy({ isChosen: tool.is_featured, known: known(tool.name), current: known(tool.name) }),
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
    }
  })
}

/** What is known of each tool, as the database would say it. */
function knownBySlug(
  kinds: Awaited<ReturnType<typeof readFactKinds>>,
  lines: Awaited<ReturnType<typeof readStarterFacts>>,
): Map<string, KnownOfTool> {
  const reading = new FactReading(kinds as FactKind[])
  return new Map(
    lines.map(({ slug, facts, plans }) => {
      const rows = kinds.flatMap(({ key }) =>
        facts
          .filter(({ kind }) => kind === key)
          .map(({ kind, value }) => ({ kind, value: JSON.stringify(value), tool_ids: '1' })),
      )
      const prices = plans.map((plan) => ({ ...plan, tool_id: 1 })) as PriceRow[]
      return [slug, reading.of(rows, prices).get(1) ?? NOTHING_KNOWN]
    }),
  )
}
